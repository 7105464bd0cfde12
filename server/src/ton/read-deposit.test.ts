import vectors from '@bold/openapi/vectors/wallet-proofs.json' with { type: 'json' };
import {
  Address,
  type Builder,
  beginCell,
  Cell,
  external,
  loadMessage,
  loadTransactionDescription,
  storeCommonMessageInfo,
  storeTransactionDescription,
} from '@ton/core';
import { expect, test } from 'vitest';
import { recordTransaction } from '../../test/start-chain.ts';
import { deposit, startTon } from '../../test/start-ton.ts';
import type { ListedTransaction } from './chain-api.ts';
import { readDeposit } from './read-deposit.ts';

const { pay, watching } = await startTon();

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

const titled = '2^30 libraries in shared cells';
const { state_init } = vectors.refused.find(({ title }) => title === titled)?.body ?? {};
/** A state init that no parser can expand: 2^30 libraries in shared cells. */
const stateInit = Cell.fromBase64(state_init ?? '');

/** Copies a transaction. In the copy, the received message contains the state init that `write` stores. */
function withStateInit({ data, ...rest }: ListedTransaction, write: (builder: Builder) => void) {
  const root = Cell.fromBase64(data);
  const messages = root.refs[0] ?? Cell.EMPTY;
  const { info, body } = loadMessage((messages.refs[0] ?? Cell.EMPTY).beginParse());
  const message = beginCell().store(storeCommonMessageInfo(info)).storeBit(true).store(write);
  const record = beginCell()
    .storeBits(root.bits)
    .storeRef(
      beginCell()
        .storeBits(messages.bits)
        .storeRef(message.storeBit(true).storeRef(body))
        .endCell(),
    );
  for (const other of root.refs.slice(1)) record.storeRef(other);
  const cell = record.endCell();
  return { ...rest, hash: cell.hash().toString('hex'), data: cell.toBoc().toString('base64') };
}

test.each<[string, (builder: Builder) => void]>([
  ['in a cell of its own', (builder) => builder.storeBit(true).storeRef(stateInit)],
  [
    'in the cell of the message',
    (builder) => builder.storeBit(false).storeSlice(stateInit.asSlice()),
  ],
  [
    'with all its parts',
    (builder) =>
      builder.storeBit(false).storeUint(0b1_11111_1_11, 9).storeSlice(stateInit.asSlice().skip(2)),
  ],
])('a transfer is read without its state init %s', async (_, write) => {
  pay({ nano: 7n, comment: 'ab12cd34ef56gh78ij90' });
  const listed = withStateInit(await latest(), write);
  expect(readDeposit(listed, deposit)).toMatchObject({ nano: 7n, comment: 'ab12cd34ef56gh78ij90' });
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

/** Copies a transaction. In the copy, the contract did not run, because the message paid too little for it. */
function withoutGas({ data, ...rest }: ListedTransaction): ListedTransaction {
  const root = Cell.fromBase64(data);
  const [messages = Cell.EMPTY, states = Cell.EMPTY, described = Cell.EMPTY] = root.refs;
  const description = loadTransactionDescription(described.beginParse());
  if (description.type !== 'generic') throw new Error('The transaction is not generic.');
  const computePhase = { type: 'skipped', reason: 'no-gas' } as const;
  const cheap = beginCell().store(storeTransactionDescription({ ...description, computePhase }));
  const record = beginCell().storeBits(root.bits).storeRef(messages).storeRef(states);
  const cell = record.storeRef(cheap.endCell()).endCell();
  return { ...rest, hash: cell.hash().toString('hex'), data: cell.toBoc().toString('base64') };
}

test('money that was too little to run the contract is a failed deposit', async () => {
  pay({ result: 'no contract' });
  expect(readDeposit(withoutGas(await latest()), deposit)).toMatchObject({ hasFailed: true });
});

test('a record whose hash differs from the listed one is refused', async () => {
  pay({ comment: 'one' });
  const { data } = await latest();
  pay({ comment: 'other' });
  const listed = { ...(await latest()), data };
  expect(() => readDeposit(listed, deposit)).toThrow('has another hash');
});
