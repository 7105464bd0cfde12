import { createContext, type Provider, useContext } from 'react';

const missing = Symbol('missing');

/** Returns a React context's provider and hook. Without a provider, the hook throws "Invariant failed: …" (spec §8). */
export function requiredContext<T>(name: string): [Provider<T>, () => T] {
  const Context = createContext<T | typeof missing>(missing);
  return [
    // The provider requires a `T`; only the context's default is `missing`.
    Context as Provider<T>,
    () => {
      const value = useContext(Context);
      if (value === missing) throw new Error(`Invariant failed: ${name} is not provided`);
      return value;
    },
  ];
}
