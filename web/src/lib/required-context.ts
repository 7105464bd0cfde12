import { createContext, type Provider, useContext } from 'react';

const missing = Symbol('missing');

/**
 * A React context that must be provided: reading it outside its provider is a bug, not a default.
 * @param name what is missing, for the error's text
 * @returns the provider and the hook; the hook throws "Invariant failed: …" (spec §8)
 */
export function requiredContext<T>(name: string): [Provider<T>, () => T] {
  const Context = createContext<T | typeof missing>(missing);
  return [
    // It provides only what is a `T`; being empty is the context's own business.
    Context as Provider<T>,
    () => {
      const value = useContext(Context);
      if (value === missing) throw new Error(`Invariant failed: ${name} is not provided`);
      return value;
    },
  ];
}
