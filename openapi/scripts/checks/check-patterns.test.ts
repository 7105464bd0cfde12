import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { smallContract } from '../../test/small-contract.ts';
import { readAnalytics } from '../build-bundle.ts';
import { checkPatterns } from './check-patterns.ts';

function faultsOf(pattern: string): string[] {
  const document = smallContract();
  document.components.schemas.Code = { type: 'string', pattern };
  return checkPatterns(document);
}

test('the patterns of the contract are portable', async () => {
  expect(checkPatterns(contract)).toEqual([]);
  expect(checkPatterns(await readAnalytics())).toEqual([]);
});

test.for([
  '^[A-Za-z0-9_-]{1,20}$',
  '^(?:a|b)*\\.\\$[^\\x00- \\[-`]+$',
  '^(?:🇦|🇧){2}$',
  '^[+/]?a{3,}$',
])('%s is portable', (pattern) => expect(faultsOf(pattern)).toEqual([]));

test.for([
  ['a look-ahead', '^(?=a)b$', 'has (?=;'],
  ['a negative look-ahead', '^(?!a)b$', 'has (?!;'],
  ['a look-behind', '^(?<=a)b$', 'has (?<=;'],
  ['a named group', '^(?<name>a)$', 'has (?<name;'],
  ['a flag', '^(?i)a$', 'has (?i;'],
  ['an atomic group', '^(?>a)b$', 'has (?>;'],
  ['a back-reference', '^(?:a)\\1$', 'has \\1,'],
  ['a code point escape', '^\\u{1F1E6}$', 'has \\u,'],
  ['a code unit escape in a class', '^[\\u00a0]$', 'has \\u in a class,'],
  ['a Unicode property', '^\\p{L}$', 'has \\p,'],
  ['digits, which Python reads as Unicode', '^\\d$', 'has \\d,'],
  ['white space, which RE2 reads as ASCII', '^[^\\s]$', 'has \\s in a class,'],
  ['a possessive quantifier', '^a++$', 'possessive quantifier ++'],
  ['a lazy quantifier', '^a{2,3}?$', 'possessive quantifier {2,3}?'],
  ['too many repetitions', '^a{1001}$', 'repeats more than 1000 times'],
  ['any character', '^.$', 'has . outside'],
  ['a set operation', '^[a&&b]$', 'has set operations'],
  ['a pair of surrogates in a class', '^[🇦-🇿]$', 'above U+FFFF'],
  ['no anchors', 'a', 'must start with ^'],
] as const)('%s is reported', ([, pattern, sentence]) => {
  expect(faultsOf(pattern).join('\n')).toContain(sentence);
});
