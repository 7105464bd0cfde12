import { expect, test } from 'vitest';
import { readPayoutEnvironment } from './payout-environment.ts';

test('nothing is required, and the wallet is v5 by default', () => {
  expect(readPayoutEnvironment({})).toEqual({
    wallet: null,
    walletVersion: 'v5',
    mnemonicFile: null,
    approverKey: null,
    approverKeyFile: null,
  });
});

test('a relative name of a file starts at the folder of the operator', () => {
  const env = { TON_PAYOUT_MNEMONIC_FILE: 'words.txt', PAYOUT_APPROVER_KEY_FILE: '/keys/a.pem' };
  expect(readPayoutEnvironment(env, '/home/ada')).toMatchObject({
    mnemonicFile: '/home/ada/words.txt',
    approverKeyFile: '/keys/a.pem',
  });
});

test.each([
  ['TON_PAYOUT_ADDRESS', 'secret', 'the address of a TON wallet'],
  ['TON_PAYOUT_WALLET', 'v3', 'one of v4, v5'],
  ['PAYOUT_APPROVER_KEY', 'secret', 'the 64 lower-case hexadecimal digits that --approve prints'],
])('a bad %s is refused by name, without its value', (name, value, rule) => {
  expect(() => readPayoutEnvironment({ [name]: value })).toThrow(`${name} must be ${rule}.`);
});
