import { Cell, fromNano } from '@ton/core';
import { TonClient } from '@ton/ton';
import { expect, onTestFinished, test } from 'vitest';
import { HangUp } from '../../../http/listen-locally.ts';
import { deposit, newYear, purchase, startWallet } from '../ton.fixture.ts';
import { networkAt } from '../wallet/page-wallet.ts';
import { ChainRefusal } from './chain-methods.ts';
import { type ChainCall, type ChainOverride, startChainServer } from './chain-server.ts';
import { signTransfer } from './transfer.ts';
import type { WalletChoice } from './wallet.ts';

const validUntil = newYear / 1000 + 600;

async function startChain(
  choice: Partial<WalletChoice> = {},
  overrides: [method: string, response: ChainOverride][] = [],
) {
  const clock = { ms: newYear };
  const { chain, wallet } = startWallet({ now: () => clock.ms, ...choice });
  const calls: ChainCall[] = [];
  const server = await startChainServer(chain, 0, {
    onCall: (call) => calls.push(call),
    overrides: new Map(overrides),
  });
  onTestFinished(server.close);
  const pay = async (...comments: string[]) => {
    for (const comment of comments) {
      const { seqno } = chain.account(wallet.address);
      const transfer = { messages: [purchase(comment)], valid_until: validUntil };
      await networkAt(server.url).send(signTransfer(wallet, seqno, transfer).toBoc());
    }
  };
  const ask = async (question: string) => {
    const response = await fetch(`${server.url}/api/v2/${question}`);
    return { status: response.status, ...((await response.json()) as { result: Found[] }) };
  };
  const client = new TonClient({ endpoint: `${server.url}/api/v2/jsonRPC` });
  return { client, clock, wallet, ask, pay, calls, network: networkAt(server.url) };
}

type Found = {
  in_msg: { message: string; value: string; source: string };
  transaction_id: { lt: string; hash: string };
};

test("the TON library's own client sends a transfer and reads it from the shop's account", async () => {
  const { client, pay, wallet } = await startChain();
  await pay('payment-7');
  const [found] = await client.getTransactions(deposit, { limit: 5 });
  expect(found?.inMessage?.info).toMatchObject({ value: { coins: 30_000_000n } });
  expect(String(found?.inMessage?.info.src)).toBe(String(wallet.address));
  expect(fromNano(await client.getBalance(deposit))).toBe('1000.03');
  expect(await client.isContractDeployed(wallet.address)).toBe(true);
});

test('each transfer increases the wallet’s seqno by one', async () => {
  const { pay, network, wallet } = await startChain();
  const before = await network.seqno(wallet.address);
  await pay('payment-1', 'payment-2');
  expect([before, await network.seqno(wallet.address)]).toEqual([0, 2]);
});

test('`getTransactions` returns comment, amount and sender of each payment, the newest first', async () => {
  const { ask, pay, wallet } = await startChain();
  await pay('payment-1', 'payment-2');
  const { result } = await ask(`getTransactions?address=${deposit.toRawString()}`);
  expect(result.map(({ in_msg }) => in_msg)).toMatchObject([
    { message: 'payment-2', value: '30000000', source: wallet.address.toString() },
    { message: 'payment-1', value: '30000000', source: wallet.address.toString() },
  ]);
});

test('`getTransactions` with `to_lt` returns only later transactions', async () => {
  const { ask, pay } = await startChain();
  await pay('payment-1', 'payment-2', 'payment-3');
  const address = deposit.toString();
  const first = (await ask(`getTransactions?address=${address}`)).result.at(-1);
  const lt = first?.transaction_id.lt;
  const { result } = await ask(`getTransactions?address=${address}&to_lt=${lt}`);
  expect(result.map(({ in_msg }) => in_msg.message)).toEqual(['payment-3', 'payment-2']);
});

test('reading page after page with `lt` returns every payment', async () => {
  const { ask, pay } = await startChain();
  await pay('payment-1', 'payment-2', 'payment-3');
  const address = deposit.toString();
  const page = (await ask(`getTransactions?address=${address}&limit=2`)).result;
  const lt = page.at(-1)?.transaction_id.lt;
  const { result } = await ask(`getTransactions?address=${address}&limit=2&lt=${lt}`);
  expect(result.map(({ in_msg }) => in_msg.message)).toEqual(['payment-2', 'payment-1']);
});

const account = deposit.toRawString();

test('`getAddressInformation` has the current time, even when the last transaction is old', async () => {
  const { ask, clock, pay } = await startChain();
  await pay('payment-1');
  clock.ms += 60_000;

  const { result } = await ask(`getAddressInformation?address=${account}`);

  expect(result).toMatchObject({ sync_utime: newYear / 1000 + 60 });
});

test.for([
  ['v4', 0],
  ['v5', 1],
] as const)('the data of a %s contract contains its seqno', async ([version, offset]) => {
  const { ask, pay, wallet } = await startChain({ version });
  await pay('payment-1', 'payment-2');
  const question = `getAddressInformation?address=${wallet.address.toRawString()}`;

  const { data } = (await ask(question)).result as unknown as { data: string };

  const slice = Cell.fromBase64(data).beginParse().skip(offset);
  expect(slice.loadUint(32)).toBe(2);
  expect(slice.remainingBits).toBe(wallet.contract.init.data.bits.length - offset - 32);
});

test('`onCall` receives every request with its parameters and headers', async () => {
  const { ask, calls } = await startChain();

  await ask(`getTransactions?address=${account}`);

  expect(calls).toMatchObject([{ method: 'getTransactions', given: { address: account } }]);
  expect(calls[0]?.headers.get('host')).toMatch(/^127\.0\.0\.1:/);
});

test('an override may change the parameters, refuse, or close the connection', async () => {
  const { ask, pay } = await startChain({}, [
    ['getTransactions', (given, respond) => respond({ ...given, limit: 1 })],
    [
      'getAddressInformation',
      () => {
        throw new ChainRefusal(503, 'away');
      },
    ],
    [
      'runGetMethod',
      () => {
        throw new HangUp();
      },
    ],
  ]);
  await pay('payment-1', 'payment-2');

  expect((await ask(`getTransactions?address=${account}&limit=5`)).result).toHaveLength(1);
  expect(await ask(`getAddressInformation?address=${account}`)).toEqual({
    status: 503,
    ok: false,
    error: 'away',
    code: 503,
  });
  await expect(ask(`runGetMethod?address=${account}&method=seqno`)).rejects.toThrow('fetch failed');
});

test.for([
  ['getTransactions?address=nobody', 422],
  [`getTransactions?address=${account}&limit=many`, 422],
  [`runGetMethod?address=${account}&method=get_wallet_data`, 422],
  ['sendBoc?boc=no-cells', 500],
  ['getMasterchainInfo', 404],
  ['toString', 404],
] as const)('%s is refused with %i and a reason', async ([question, status]) => {
  const { ask } = await startChain();
  expect(await ask(question)).toMatchObject({ status, ok: false, error: expect.any(String) });
});
