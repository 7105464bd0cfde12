import { beginCell, external, loadTransaction, storeMessage } from '@ton/core';
import { sign } from '@ton/crypto';
import { expect, test } from 'vitest';
import { deposit, newYear, purchase, startWallet } from '../ton.fixture.ts';
import { MessageRefused } from './chain.ts';
import { signTransfer } from './transfer.ts';
import { openWallet } from './wallet.ts';

const signed = (...[wallet, seqno, transfer]: Parameters<typeof signTransfer>) =>
  signTransfer(wallet, seqno, transfer).toBoc().toString('base64');

const validUntil = newYear / 1000 + 600;

test.for(['v4', 'v5'] as const)('a signed transfer of a %s wallet reaches the shop', (version) => {
  const { chain, wallet } = startWallet({ version });
  chain.send(signed(wallet, 0, { messages: [purchase('payment-7')], valid_until: validUntil }));
  const [arrived] = chain.transactions(deposit);
  const { inMessage, description } = loadTransaction(arrived?.cell.beginParse() ?? fail());
  expect(inMessage?.info).toMatchObject({ type: 'internal', value: { coins: 30_000_000n } });
  expect(String(inMessage?.info.src)).toBe(String(wallet.address));
  expect(String(inMessage?.info.dest)).toBe(String(deposit));
  expect(inMessage?.body.beginParse().skip(32).loadStringTail()).toBe('payment-7');
  expect(description).toMatchObject({ aborted: false });
});

test('a transfer moves its amount from the sender’s balance to the receiver’s', () => {
  const { chain, wallet } = startWallet();
  const before = chain.account(deposit).balance;
  chain.send(signed(wallet, 0, { messages: [purchase()], valid_until: validUntil }));
  expect(chain.account(deposit).balance - before).toBe(30_000_000n);
  expect(before - chain.account(wallet.address).balance).toBe(30_000_000n);
});

test('an executed transfer is refused when it is sent again', () => {
  const { chain, wallet } = startWallet();
  const boc = signed(wallet, 0, { messages: [purchase()], valid_until: validUntil });
  chain.send(boc);
  expect(() => chain.send(boc)).toThrow(MessageRefused);
  expect(chain.transactions(deposit)).toHaveLength(1);
});

test('a second transfer needs no state init and names the first one as the previous transaction', () => {
  const { chain, wallet } = startWallet();
  for (const seqno of [0, 1]) {
    chain.send(signed(wallet, seqno, { messages: [purchase()], valid_until: validUntil }));
  }
  const [second, first] = chain.transactions(deposit);
  const { prevTransactionHash } = loadTransaction(second?.cell.beginParse() ?? fail());
  expect(prevTransactionHash.toString(16).padStart(64, '0')).toBe(first?.hash.toString('hex'));
});

test('an expired transfer is refused', () => {
  const { chain, wallet } = startWallet();
  const late = signed(wallet, 0, { messages: [purchase()], valid_until: newYear / 1000 });
  expect(() => chain.send(late)).toThrow('out of date');
});

test.for(['v4', 'v5'] as const)(
  'a transfer of a %s wallet with another owner’s signature is refused',
  (version) => {
    const { chain, wallet } = startWallet({ version });
    const { keys } = openWallet({ owner: 'paula' });
    const forged = { ...wallet, keys: { ...wallet.keys, secretKey: keys.secretKey } };
    const boc = signed(forged, 0, { messages: [purchase()], valid_until: validUntil });
    expect(() => chain.send(boc)).toThrow('signature');
  },
);

test('a transfer above the wallet’s balance sends nothing but increases its seqno', () => {
  const { chain, wallet } = startWallet();
  const tooMuch = purchase('payment-1', '1000000000001');
  chain.send(signed(wallet, 0, { messages: [tooMuch], valid_until: validUntil }));
  expect(chain.transactions(deposit)).toEqual([]);
  expect(chain.account(wallet.address).seqno).toBe(1);
});

test('a message above the wallet’s balance does not hold up the others of its transfer', () => {
  const { chain, wallet } = startWallet();
  const messages = [purchase('payment-1', '1000000000001'), purchase('payment-2')];
  chain.send(signed(wallet, 0, { messages, valid_until: validUntil }));
  const [arrived] = chain.transactions(deposit);
  expect(arrived?.inMessage.body.beginParse().skip(32).loadStringTail()).toBe('payment-2');
});

test('money for an account without a contract is recorded as aborted and stays in the account', () => {
  const { chain, wallet } = startWallet();
  const { address } = openWallet({ owner: 'paula' });
  const gift = { address: address.toString({ bounceable: false }), amount: '5' };
  chain.send(signed(wallet, 0, { messages: [gift], valid_until: validUntil }));
  const [arrived] = chain.transactions(address);
  const { description } = loadTransaction(arrived?.cell.beginParse() ?? fail());
  expect(description).toMatchObject({ aborted: true });
  expect(chain.account(address).balance).toBe(1_000_000_000_005n);
});

test.for([
  ['accepted', { aborted: false }, 5n],
  ['refused', { aborted: true, bouncePhase: { type: 'ok' } }, 0n],
  ['refused and kept', { aborted: true, computePhase: { type: 'vm', success: false } }, 5n],
  ['no contract', { aborted: true, computePhase: { type: 'skipped', reason: 'no-state' } }, 5n],
] as const)(
  'a payment from outside with the result "%s" has this result in its transaction',
  ([result, record, kept]) => {
    const { chain, wallet } = startWallet();
    const before = chain.account(deposit).balance;

    const body = beginCell().endCell();
    const { cell } = chain.pay({ from: wallet.address, to: deposit, amount: 5n, body, result });

    expect(loadTransaction(cell.beginParse()).description).toMatchObject(record);
    expect(chain.account(deposit).balance - before).toBe(kept);
  },
);

test('a bounced payment from outside is recorded as bounced and accepted', () => {
  const { chain, wallet } = startWallet();

  const payment = { from: wallet.address, to: deposit, amount: 5n, body: beginCell().endCell() };
  const { cell } = chain.pay({ ...payment, bounced: true });

  expect(loadTransaction(cell.beginParse())).toMatchObject({
    description: { aborted: false },
    inMessage: { info: { bounced: true, value: { coins: 5n } } },
  });
});

test('an order of a v4 wallet that is no transfer is refused', () => {
  const { chain, wallet } = startWallet({ version: 'v4' });
  const { address: to, contract, keys } = wallet;
  const words = [698_983_191, validUntil, 0].reduce(
    (cell, word) => cell.storeUint(word, 32),
    beginCell(),
  );
  const order = words.storeUint(1, 8).endCell();
  const signature = sign(order.hash(), keys.secretKey);
  const body = beginCell().storeBuffer(signature).storeSlice(order.beginParse()).endCell();
  const message = external({ to, init: contract.init, body });
  const boc = beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64');

  expect(() => chain.send(boc)).toThrow(MessageRefused);
  expect(chain.account(to).seqno).toBe(0);
});

test('anything but a wallet’s message is refused', () => {
  const { chain } = startWallet();
  expect(() => chain.send('no cells')).toThrow(MessageRefused);
  expect(() => chain.send(beginCell().endCell().toBoc().toString('base64'))).toThrow(
    MessageRefused,
  );
});

function fail(): never {
  throw new Error('No transaction.');
}
