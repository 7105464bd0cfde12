import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freshWallet } from '../../test/create-rewards.ts';
import { payAll } from '../../test/pay-all.ts';
import type { MessageOutcome } from '../../test/start-chain.ts';
import { payoutMnemonic, startPayouts } from '../../test/start-payouts.ts';
import { decideOnPlayer } from '../operators/decide-on-player.ts';
import { duePayouts } from '../payments/payouts/due-payouts.ts';
import { insertPayoutMessage } from './payout-messages-repository.ts';
import { openPayoutWallet } from './payout-wallet.ts';
import { tonPayoutSender } from './ton-payout-sender.ts';

test('[FIN-11] rewards are sent to their wallets one after the other, each with its transaction stored', async () => {
  const { due, run, transfers, payouts } = await startPayouts();
  const [first, second] = [await due(2.5), await due(1)];
  expect(await run()).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }]);
  // Not bounceable: a wallet that was never used would send the money back.
  expect(transfers.map(({ wallet, nano, bounce }) => [wallet, nano, bounce])).toEqual([
    [first.address, 1_000_000_000, false],
    [second.address, 400_000_000, false],
  ]);
  const rows = await payouts();
  expect(rows.map(({ id, transaction }) => [id, transaction])).toEqual(
    transfers.map(({ comment, hash }) => [comment, hash]),
  );
  expect(await run()).toEqual([]);
});

test('a message is stored before it is sent', async () => {
  const { due, run, chain, messages, payouts, messageOutcomes } = await startPayouts();
  await due(1);
  const onRecord: unknown[] = [];
  chain.onSend = async () => {
    onRecord.push(...(await messages()));
  };
  messageOutcomes.push('late');
  await expect(run()).rejects.toThrow('run this again later');
  const [payout] = await payouts();
  expect(onRecord).toMatchObject([
    { payout_id: payout?.id, seqno: 0, after_lt: 0, sent_at: payout?.sent_at },
  ]);
});

test("when the chain's response is lost, the transfer is found, and the run goes on with the other players", async () => {
  const { due, run, transfers, payouts, messageOutcomes } = await startPayouts();
  await due(1);
  await due(2);
  messageOutcomes.push('response lost');
  expect(await run()).toMatchObject([{ state: 'confirmed' }, { state: 'confirmed' }]);
  expect(transfers).toHaveLength(2);
  const hashes = new Set((await payouts()).map(({ transaction }) => transaction));
  expect(hashes).toEqual(new Set(transfers.map(({ hash }) => hash)));
});

test('a message that was refused is replaced only after it has expired', async () => {
  const { due, run, transfers, messageOutcomes, advanceClocks } = await startPayouts();
  await due(1);
  messageOutcomes.push('refused');
  // The run waits for the transfer until the message has expired, 120 seconds.
  await expect(run()).rejects.toThrow('cannot apply external message');
  expect(await run()).toMatchObject([{ state: 'pending' }]);
  advanceClocks(47_000);
  expect(await run()).toMatchObject([{ state: 'pending' }]);
  expect(transfers).toEqual([]);
  advanceClocks(11_000);
  expect(await run()).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
});

test('by the clock of the server alone no attempt has expired', async () => {
  const { due, run, chain, transfers, messageOutcomes, advanceClocks } = await startPayouts();
  await due(1);
  messageOutcomes.push('refused');
  await expect(run()).rejects.toThrow('cannot apply external message');
  advanceClocks(600_000);
  chain.now -= 600_000;
  expect(await run()).toMatchObject([{ state: 'pending' }]);
  expect(transfers).toEqual([]);
});

test('a message that a stalled run sends while the chain is read is found, however late that is', async () => {
  const { due, sending, wallet, deps, payouts, transfer, advanceClocks } = await startPayouts();
  await due(1);
  const sign = () => {
    throw new Error('stalled');
  };
  const stalled = tonPayoutSender({ ...sending, wallet: { ...wallet, sign } });
  await expect(payAll(deps, stalled)).rejects.toThrow('stalled');
  const [payout] = await payouts();
  if (!payout?.sent_at) throw new Error('The attempt is not stored.');
  const { id, sent_at } = payout;
  const message = { payout_id: id, sent_at, wallet: wallet.address, seqno: 0, after_lt: 0 };
  const account: typeof sending.chain.account = async (address) => {
    await insertPayoutMessage(sending.db, { ...message, valid_until: sent_at, hash: 'any' });
    await transfer(payout);
    advanceClocks(600_000);
    return sending.chain.account(address);
  };
  const sender = tonPayoutSender({ ...sending, chain: { ...sending.chain, account } });
  expect(await sender.find(payout, sent_at)).toMatchObject({ state: 'confirmed' });
});

test('a message that reaches the chain late is found by the next run', async () => {
  const { due, sending, run, deps, transfers, messageOutcomes, acceptLate, payouts } =
    await startPayouts();
  await due(1);
  messageOutcomes.push('late');
  const died = tonPayoutSender({
    ...sending,
    pause: async () => {
      throw new Error('died');
    },
  });
  await expect(payAll(deps, died)).rejects.toThrow('died');
  expect(await run()).toMatchObject([{ state: 'pending' }]);
  acceptLate();
  expect(await run()).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
  expect(await payouts()).toMatchObject([{ transaction: transfers[0]?.hash }]);
});

test('a call of the API that fails while a transfer is awaited ends no run', async () => {
  const { due, sending, deps, transfers } = await startPayouts();
  await due(1);
  await due(2);
  let calls = 0;
  const transactions: typeof sending.chain.transactions = async (...given) => {
    calls += 1;
    if (calls === 1) throw new Error('getTransactions: 502 no reason given');
    return sending.chain.transactions(...given);
  };
  const sender = tonPayoutSender({ ...sending, chain: { ...sending.chain, transactions } });
  const confirmed = { state: 'confirmed' };
  expect(await payAll(deps, sender)).toMatchObject([confirmed, confirmed]);
  expect(transfers.map(({ nano }) => nano)).toEqual([400_000_000, 800_000_000]);
});

test('if the API fails until a transfer has expired, the error has the reason of the API', async () => {
  const { due, sending, deps } = await startPayouts();
  await due(1);
  const transactions = async () => {
    throw new Error('getTransactions: 502 no reason given');
  };
  const sender = tonPayoutSender({ ...sending, chain: { ...sending.chain, transactions } });
  await expect(payAll(deps, sender)).rejects.toThrow(
    /^The chain shows no transfer for payout \w{32} yet \(getTransactions: 502 no reason given\): run/,
  );
});

test('a sender that was stalled while another run paid sends no more messages', async () => {
  const { due, run, sending, deps, transfers, messages, advanceClocks } = await startPayouts();
  await due(1);
  const send: typeof sending.chain.send = async (message) => {
    advanceClocks(200_000);
    expect(await run()).toMatchObject([{ state: 'confirmed' }]);
    return sending.chain.send(message);
  };
  const stalled = tonPayoutSender({ ...sending, chain: { ...sending.chain, send } });
  await expect(payAll(deps, stalled)).rejects.toThrow('sendBoc: 500');
  expect(await messages()).toHaveLength(2);
  expect(transfers).toHaveLength(1);
});

test('a sender that was stalled before its attempt leaves the payout to the run that pays it', async () => {
  const { due, run, sending, deps, transfers } = await startPayouts();
  await due(1);
  const account: typeof sending.chain.account = async (address) => {
    const state = await sending.chain.account(address);
    expect(await run()).toMatchObject([{ state: 'confirmed' }]);
    return state;
  };
  const stalled = tonPayoutSender({ ...sending, chain: { ...sending.chain, account } });
  expect(await payAll(deps, stalled)).toMatchObject([{ state: 'pending' }]);
  expect(transfers).toHaveLength(1);
});

test.each([
  ['another wallet', { wallet: freshWallet() }],
  ['another amount', { nano: 399_999_999 }],
])('[FIN-11] a transfer with the id of the payout and %s stops the attempt', async (_, other) => {
  const { due, run, deps, transfer, transfers } = await startPayouts();
  const { userId, address } = await due(1);
  const [{ id } = { id: '' }] = await duePayouts(deps, userId);
  await transfer({ id, wallet: address, nano: 400_000_000, ...other });

  await expect(run()).rejects.toThrow(`The payout ${id} of 0.4 TON to U`);
  expect(transfers).toHaveLength(1);
});

test('a wallet with too little money sends nothing, the error says so, and the next run pays at once', async () => {
  const { due, run, account, wallet, transfers, messages, payouts } = await startPayouts();
  await due(1);
  account(wallet.address).balance = 449_999_999n;
  await expect(run()).rejects.toThrow(/^The wallet U\S+ has 0.449999999 TON: too little/);
  expect([await messages(), await payouts()]).toMatchObject([[], [{ sent_at: null }]]);
  account(wallet.address).balance = 450_000_000n;
  expect(await run()).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
});

test('a payout that another wallet has sent is left to that wallet', async () => {
  const { due, run, sending, deps, messageOutcomes, acceptLate, advanceClocks, transfers } =
    await startPayouts();
  await due(1);
  messageOutcomes.push('late');
  const pause = () => Promise.reject(new Error('The run was stopped.'));
  const stopped = payAll(deps, tonPayoutSender({ ...sending, pause }));
  await expect(stopped).rejects.toThrow('The run was stopped.');
  acceptLate();
  advanceClocks(600_000);
  const wallet = await openPayoutWallet(payoutMnemonic, 'v4', 'main');
  const other = tonPayoutSender({ ...sending, wallet });
  await expect(payAll(deps, other)).rejects.toThrow('was sent from the wallet U');
  expect(await run()).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
});

test('an expired payout of another wallet, whose player is banned, does not keep the others from being paid', async () => {
  const { due, run, sending, deps, messageOutcomes, advanceClocks, account, transfers } =
    await startPayouts();
  const { userId } = await due(1);
  messageOutcomes.push('refused');
  await expect(run()).rejects.toThrow();
  advanceClocks(600_000);
  const action = { action: 'ban', operator: 'ada', reason: 'checked' } as const;
  await decideOnPlayer(deps, { userId, ...action });
  await due(2);
  const wallet = await openPayoutWallet(payoutMnemonic, 'v4', 'main');
  account(wallet.address).balance = 1_000_000_000n;
  const other = tonPayoutSender({ ...sending, wallet });

  const outcomes = await payAll(deps, other);

  expect(outcomes).toMatchObject([
    { state: 'stopped', payout: { user_id: userId } },
    { state: 'confirmed', payout: { nano: 800_000_000 } },
  ]);
  expect(transfers).toHaveLength(1);
});

test('a node whose state is older than the last payout is asked again', async () => {
  const { due, sending, deps, transfers, advanceClocks } = await startPayouts();
  const before = await sending.chain.account(sending.wallet.address);
  let isStale = false;
  const account: typeof sending.chain.account = async (address) =>
    isStale ? before : sending.chain.account(address);
  const pause = async (ms: number) => {
    isStale = false;
    advanceClocks(ms);
  };
  const sender = tonPayoutSender({ ...sending, chain: { ...sending.chain, account }, pause });
  await due(1);
  await payAll(deps, sender);
  await due(2);
  isStale = true;
  await payAll(deps, sender);
  expect(transfers.map(({ nano }) => nano)).toEqual([400_000_000, 800_000_000]);
});

test('whether messages are accepted, refused, late or unanswered, every reward is paid exactly once', async () => {
  const payouts = await startPayouts();
  const { due, run, transfers, messageOutcomes, acceptLate, advanceClocks } = payouts;
  const anyOutcomes = fc.array(
    fc.constantFrom<MessageOutcome>('accepted', 'response lost', 'refused', 'late'),
    {
      maxLength: 6,
    },
  );
  const waits = fc.array(fc.constantFrom(1_000, 60_000, 200_000), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      anyOutcomes,
      waits,
      fc.integer({ min: 1, max: 3 }),
      async (given, pauses, users) => {
        const addresses: string[] = [];
        for (let index = 0; index < users; index += 1) addresses.push((await due(1)).address);
        messageOutcomes.splice(0, Infinity, ...given);
        for (const ms of pauses) {
          await run().catch(() => undefined);
          advanceClocks(ms);
          try {
            acceptLate();
          } catch {
            // The message has expired: the contract does not accept it any more.
          }
        }
        messageOutcomes.splice(0);
        for (let last = 0; last < 3; last += 1) {
          await run().catch(() => undefined);
          advanceClocks(200_000);
        }
        const paid = transfers.filter(({ wallet }) => addresses.includes(wallet));
        expect(paid.map(({ wallet }) => wallet).toSorted()).toEqual(addresses.toSorted());
      },
    ),
    { numRuns: 12, seed: 5 },
  );
});
