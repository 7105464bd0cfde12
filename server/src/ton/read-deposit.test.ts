import { Address, external } from '@ton/core';
import { expect, test } from 'vitest';
import { recordTransaction } from '../../test/start-chain.ts';
import { deposit, startTon } from '../../test/start-ton.ts';
import { readDeposit } from './read-deposit.ts';

const { pay, watching } = await startTon();

/** Returns the last transaction of the deposit account. */
async function latest() {
  const [listed] = await watching.chain.transactions(deposit, null, 1);
  if (!listed) throw new Error('There is no transaction.');
  return listed;
}

test('a transfer is read with its sender, amount, comment and time', async () => {
  const from = `-1:${'ab'.repeat(32)}`;
  const hash = pay({ from, nano: 7n, comment: 'ab12cd34ef56gh78ij90' });
  expect(readDeposit(await latest(), deposit)).toEqual({
    hash,
    lt: expect.any(Number),
    account: deposit,
    source: from,
    nano: 7n,
    comment: 'ab12cd34ef56gh78ij90',
    paidAt: new Date('2026-11-20T12:00:00Z'),
    hasFailed: false,
  });
});

test.each([
  ['money that came back from where it was sent', { bounced: true }],
  ['money that the account sent back', { result: 'refused' as const }],
  ['a message without money', { nano: 0n }],
])('%s is not a deposit', async (_, payment) => {
  pay(payment);
  expect(readDeposit(await latest(), deposit)).toBeNull();
});

test('a payment that the account itself sends is not a deposit', async () => {
  const account = Address.parseRaw(deposit);
  const { hash, cell } = recordTransaction({
    account,
    lt: 9n,
    now: 1,
    inMessage: external({ to: account }),
    outMessages: [],
    previous: undefined,
    result: 'accepted',
  });
  const data = cell.toBoc().toString('base64');
  const listed = { lt: 9, at: 1_000, hash: hash.toString('hex'), data };
  expect(readDeposit(listed, deposit)).toBeNull();
});

test('money to an account without a contract is a deposit, money that a contract refused is a failed deposit', async () => {
  pay({ result: 'no contract' });
  expect(readDeposit(await latest(), deposit)).toMatchObject({ hasFailed: false });
  pay({ result: 'refused and kept' });
  expect(readDeposit(await latest(), deposit)).toMatchObject({ hasFailed: true });
});

test('a record whose hash differs from the listed one is refused', async () => {
  pay({ comment: 'one' });
  const { data } = await latest();
  pay({ comment: 'other' });
  const listed = { ...(await latest()), data };
  expect(() => readDeposit(listed, deposit)).toThrow('has another hash');
});
