import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Search parameters by name, each parsed as JSON (spec §2). */
export type SearchValues = Readonly<Record<string, unknown>>;

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Parses each value as JSON. A value that is not JSON stays a string (decisions §10 NAV). */
export function readSearch(search: URLSearchParams): SearchValues {
  return Object.fromEntries([...search].map(([name, text]) => [name, readValue(text)]));
}

/** Returns a query string that `readSearch` reads as the same values. Puts a string in quotes only if necessary. */
export function writeSearch(values: SearchValues): string {
  const pairs = Object.entries(values).map(([name, value]) => {
    const isPlain = typeof value === 'string' && readValue(value) === value;
    return [name, isPlain ? value : JSON.stringify(value)];
  });
  return new URLSearchParams(pairs).toString();
}

export function useSearchValues(): SearchValues {
  const [search] = useSearchParams();
  return useMemo(() => readSearch(search), [search]);
}
