import { readConfig } from './config.ts';

/** The names of all variables that a server reads, whatever their values. */
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
