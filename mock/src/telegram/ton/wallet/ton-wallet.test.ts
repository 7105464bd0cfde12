import type { SendTransactionRpcRequest } from '@tonconnect/protocol';
import { expect, test } from 'vitest';
import { openWallet } from '../chain/wallet.ts';
import { newYear, purchase, startWallet } from '../ton.fixture.ts';

const request = (transfer: unknown): SendTransactionRpcRequest => ({
  id: '7',
  method: 'sendTransaction',
  params: [typeof transfer === 'string' ? transfer : JSON.stringify(transfer)],
});

test('the same owner has the same wallet, another owner another wallet', () => {
  const address = (owner: string) => openWallet({ owner }).address.toRawString();
  expect(address('dewey')).toBe(address('dewey'));
  expect(address('paula')).not.toBe(address('dewey'));
});

test.for([
  ['text that is no JSON', 'no JSON'],
  ['no messages', {}],
  ['an empty list of messages', { messages: [] }],
  ['five messages', { messages: Array.from({ length: 5 }, () => purchase()) }],
  ['the test network', { messages: [purchase()], network: '-3' }],
  [
    "another owner's account",
    { messages: [purchase()], from: openWallet({ owner: 'paula' }).address.toRawString() },
  ],
  ['a time that is over', { messages: [purchase()], valid_until: newYear / 1000 }],
  ['a raw address', { messages: [{ ...purchase(), address: `0:${'0'.repeat(64)}` }] }],
  ['an amount that is not an integer', { messages: [{ ...purchase(), amount: '0.5' }] }],
] as const)(
  'a transfer with %s is refused as a bad request without asking the owner',
  async ([, transfer]) => {
    const { app, asked } = startWallet();
    expect(await app.respond(request(transfer))).toMatchObject({ id: '7', error: { code: 1 } });
    expect(asked).toEqual([]);
  },
);

test('a transfer that the network refuses fails with a reason', async () => {
  const { app } = startWallet();
  const payload = { ...purchase(), payload: 'no cells' };
  expect(await app.respond(request({ messages: [payload] }))).toMatchObject({
    error: { code: 0, message: expect.stringContaining('failed') },
  });
  expect(await app.respond(request({ messages: [purchase()] }))).toHaveProperty('result');
});

test('two transfers at the same time are both paid', async () => {
  const { app, chain, wallet } = startWallet();
  const responses = ['payment-1', 'payment-2'].map((comment) =>
    app.respond(request({ messages: [purchase(comment)] })),
  );

  const result = { result: expect.any(String) };
  expect(await Promise.all(responses)).toMatchObject([result, result]);
  expect(chain.account(wallet.address).seqno).toBe(2);
});

test('a request to sign data is refused with the code 400', async () => {
  const { app } = startWallet();
  const response = await app.respond({ id: '8', method: 'signData', params: ['{}'] });
  expect(response).toMatchObject({ id: '8', error: { code: 400 } });
});

test('event ids grow, even after a restart of the wallet', async () => {
  const first = startWallet().app;
  const later = startWallet({ now: () => newYear + 60_000 }).app;
  const ids = [first.disconnectEvent(), first.disconnectEvent(), later.reconnect()].map(
    ({ id }) => id,
  );
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(new Set(ids).size).toBe(3);
});
