import type { OpenApiDocument } from '../document.ts';

/**
 * Returns an error message for each fault of a pattern. A pattern without faults means the same in ECMAScript, RE2
 * (Go), Java, .NET, Python and Rust.
 */
export function checkPatterns({ components, paths }: OpenApiDocument): string[] {
  return patternsIn([components, paths]).flatMap((pattern) =>
    faultsOf(pattern).map((fault) => `The pattern ${pattern} ${fault}`),
  );
}

/** Returns the patterns of all schemas within a value, without duplicates. */
export function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const all = Object.entries(value).flatMap(([key, part]) =>
    key === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part),
  );
  return [...new Set(all)];
}

/** Matches one token of a pattern. */
const tokens =
  /\\x[0-9a-fA-F]{2}|\\.|\[\^?(?:\\.|[^\]\\])*\]|\((?:\?[:=!>#&|]|\?<[=!]|\?P?<?\w*)?|[*+?]|\{\d+(?:,\d*)?\}|./gsu;
/** Matches the escapes that all engines support. */
const portableEscape = /^\\(?:x[0-9a-fA-F]{2}|[$()*+.?[\\\]^{|}])$/;
/** The maximum number of repetitions that RE2 allows. */
const repetitionsMax = 1000;

function faultsOf(pattern: string): string[] {
  const parts = pattern.match(tokens) ?? [];
  const inner = parts.slice(1, -1);
  return [
    ...(parts[0] === '^' && parts.at(-1) === '$' ? [] : ['must start with ^ and end with $.']),
    ...inner.flatMap((part, at) => tokenFault(part, inner[at - 1] ?? '')),
  ];
}

function tokenFault(part: string, before: string): string[] {
  if (part.length > 1 && part.startsWith('[')) return classFault(part);
  if (part.startsWith('\\'))
    return portableEscape.test(part) ? [] : [`has ${part}, which engines read differently.`];
  if (part.startsWith('(')) return part === '(?:' ? [] : [`has ${part}; only (?:…) is portable.`];
  if (/^(?:[*+?]|\{\d)/.test(part)) return quantifierFault(part, before);
  return /^[.^${}[\]]$/.test(part) ? [`has ${part} outside a class without a backslash.`] : [];
}

function quantifierFault(part: string, before: string): string[] {
  if (/^(?:[*+?]|\{\d)/.test(before))
    return [`has a lazy or possessive quantifier ${before}${part}.`];
  const counts = part.match(/\d+/g) ?? [];
  return counts.some((count) => Number(count) > repetitionsMax)
    ? [`repeats more than ${repetitionsMax} times.`]
    : [];
}

function classFault(part: string): string[] {
  const content = part.slice(1, -1);
  const escapes = content.match(/\\x[0-9a-fA-F]{2}|\\./gsu) ?? [];
  const plain = content.replace(/\\x[0-9a-fA-F]{2}|\\./gsu, '');
  return [
    ...escapes
      .filter((one) => !portableEscape.test(one))
      .map((one) => `has ${one} in a class, which engines read differently.`),
    ...(/\[|&&|--|~~|\|\|/.test(plain) ? [`has set operations in the class ${part}.`] : []),
    ...(/[\u{10000}-\u{10ffff}]/u.test(plain)
      ? [`has a character above U+FFFF in the class ${part}; use alternatives.`]
      : []),
  ];
}
