import { readConfig } from '../config.ts';

/** Returns the names of all variables that a server reads. */
export function variables(): string[] {
  const names = new Set<string>();
  const nothing: Record<string, undefined> = {};
  readConfig(
    new Proxy(nothing, {
      get(_, name) {
        names.add(String(name));
        return undefined;
      },
    }),
  );
  return [...names].sort();
}
