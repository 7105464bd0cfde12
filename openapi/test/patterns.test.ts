import fc from 'fast-check';
import { RE2JS } from 're2js';
import { expect, test } from 'vitest';
import { readAnalytics } from '../scripts/build-bundle.ts';
import { patternsIn } from '../scripts/checks/check-patterns.ts';
import { contract } from './contract.ts';

const patterns = patternsIn([contract, await readAnalytics()]);
const runs = { seed: 20261123, numRuns: 400 };

/** Characters that regular expression engines read differently. */
const odd = fc.constantFrom(...'Aaſk\u212a\n\r\u2028\u00a0\u0660 ²\0\\^$-_.🇦é', '\r\n');

/** Generates texts that match a pattern, texts that nearly match, and random texts. */
function textsFor(pattern: string): fc.Arbitrary<string> {
  const matching = fc.stringMatching(new RegExp(pattern, 'u'));
  const changed = fc.tuple(matching, odd, fc.nat(), fc.nat(1)).map(([text, part, at, removed]) => {
    const characters = [...text];
    characters.splice(at % (characters.length + 1), removed, part);
    return characters.join('');
  });
  return fc.oneof(matching, changed, fc.string({ unit: 'binary', maxLength: 30 }));
}

test.for(patterns)('RE2 and ECMAScript accept the same texts for %s', (pattern) => {
  const [ecmascript, re2] = [new RegExp(pattern, 'u'), RE2JS.compile(pattern)];
  const counts = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(textsFor(pattern), (text) => {
      const isAccepted = ecmascript.test(text);
      counts[isAccepted ? 'accepted' : 'refused'] += 1;
      expect(re2.matcher(text).find(), JSON.stringify(text)).toBe(isAccepted);
    }),
    runs,
  );
  expect(counts.accepted).toBeGreaterThan(50);
  expect(counts.refused).toBeGreaterThan(50);
});
