import { beginCell, Cell, loadMessage } from '@ton/core';
import { expect, test } from 'vitest';
import { openTestPayoutWallet, payoutMnemonic } from '../../test/start-payouts.ts';
import { openPayoutWallet } from './payout-wallet.ts';

const order = { id: 'ab12cd34ef56gh78ij90', wallet: `0:${'ab'.repeat(32)}`, nano: 5 };
const validUntil = new Date('2026-11-20T12:02:00.999Z');

test('one mnemonic gives one wallet per version and network', async () => {
  const addresses = await Promise.all([
    openPayoutWallet(payoutMnemonic, 'v4', 'main'),
    openPayoutWallet(payoutMnemonic, 'v5', 'main'),
    openPayoutWallet(payoutMnemonic, 'v5', 'test'),
    openPayoutWallet(` ${payoutMnemonic.toUpperCase()}\n`, 'v5', 'main'),
  ]);
  const [v4, v5, v5Test, v5Again] = addresses.map(({ address }) => address);
  expect(new Set([v4, v5, v5Test]).size).toBe(3);
  expect(v5Again).toBe(v5);
});

test.each(['v4', 'v5'] as const)(
  'a %s message contains its order, deploys its contract only with seqno 0, and is the same each time',
  async (version) => {
    const wallet = await openTestPayoutWallet(version);
    const [first, later] = [0, 7].map((seqno) => wallet.sign(order, { seqno, validUntil }));
    const read = (cell: Cell | undefined) => loadMessage((cell ?? Cell.EMPTY).beginParse());
    expect(read(first).init).toBeTruthy();
    expect(read(later).init).toBeFalsy();
    expect(read(later).info.dest?.toString()).toBe(read(first).info.dest?.toString());
    expect(wallet.sign(order, { seqno: 7, validUntil }).equals(later ?? Cell.EMPTY)).toBe(true);
  },
);

// The bits before the seqno in each contract's data.
test.each([
  ['v4', 0],
  ['v5', 1],
] as const)('the seqno of a %s contract is read from its data', async (version, before) => {
  const wallet = await openTestPayoutWallet(version);
  const message = loadMessage(wallet.sign(order, { seqno: 0, validUntil }).beginParse());
  const atFirst = message.init?.data ?? Cell.EMPTY;
  const slice = atFirst.beginParse();
  const later = beginCell().storeBits(slice.loadBits(before)).storeUint(0xfeed_0007, 32);
  expect(wallet.seqnoIn(atFirst)).toBe(0);
  expect(wallet.seqnoIn(later.storeSlice(slice.skip(32)).endCell())).toBe(0xfeed_0007);
  expect(wallet.seqnoIn(null)).toBe(0);
});

test.each([
  ['one word less', payoutMnemonic.split(' ').slice(1).join(' ')],
  ['a word of another wallet', payoutMnemonic.replace('canal', 'zebra')],
  ['something else', 'secret'],
])('%s opens no wallet and is not in the error', async (_, phrase) => {
  await expect(openPayoutWallet(phrase, 'v5', 'main')).rejects.toThrow(
    /^The mnemonic must be the 24 words of a TON wallet\.$/,
  );
});
