import { expect, test } from 'vitest';
import { friendlyAddress, parseAddress } from './wallet-address.ts';

const raw = `0:${'11'.repeat(32)}`;
const friendly = 'UQAREREREREREREREREREREREREREREREREREREREREREbvW';

test('a raw address and its friendly form are parsed as the same address', () => {
  expect(friendlyAddress(raw)).toBe(friendly);
  expect(parseAddress(friendly)).toBe(raw);
});

test('a raw address in upper case is parsed as the same one in lower case', () => {
  const letters = `0:${'ab'.repeat(32)}`;
  expect(parseAddress(letters.toUpperCase())).toBe(letters);
});

test('an address of the masterchain has the same workchain in both forms', () => {
  const masterchain = `-1:${'33'.repeat(32)}`;

  expect(parseAddress(friendlyAddress(masterchain))).toBe(masterchain);
});

test('an address of an unknown workchain is accepted', () => {
  expect(parseAddress(`UQEz${'Mz'.repeat(20)}M2SU`)).toBe(`1:${'33'.repeat(32)}`);
});

test.each([
  ['one wrong character', `${friendly.slice(0, 10)}x${friendly.slice(11)}`],
  ['an unknown tag', `A${friendly.slice(1)}`],
  ['too few characters', friendly.slice(1)],
])('an address with %s is refused', (_, text) => {
  expect(parseAddress(text)).toBeUndefined();
});
