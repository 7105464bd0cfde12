import { expect, test } from 'vitest';
import { payAll } from '../../test/pay-all.ts';
import { startPayouts } from '../../test/start-payouts.ts';
import { startTon } from '../../test/start-ton.ts';
import type { ChainApi, ListedTransaction } from './chain-api.ts';
import { reconcilePayouts } from './payout-history.ts';
import { scanDeposits } from './scan-deposits.ts';
import { tonPayoutSender } from './ton-payout-sender.ts';

/** Returns a chain whose API leaves transactions out of its pages, as a node that is behind does. */
const incomplete = <C extends Pick<ChainApi, 'transactions'>>(
  chain: C,
  leaveOut: (page: ListedTransaction[]) => ListedTransaction[],
): C => ({
  ...chain,
  transactions: async (account, from, limit) =>
    leaveOut(await chain.transactions(account, from, limit)),
});

test('a deposit that the API leaves out of a page is credited by a later scan', async () => {
  const { order, pay, scan, tapsOf, watching } = await startTon();
  const [first, hidden, last] = [await order(), await order(), await order()];
  pay({ comment: first.paymentId });
  const hash = pay({ comment: hidden.paymentId });
  pay({ comment: last.paymentId });
  const chain = incomplete(watching.chain, (page) => page.filter((listed) => listed.hash !== hash));
  await expect(scanDeposits({ ...watching, chain })).rejects.toThrow('has no transactions of');
  expect(await tapsOf(last.userId)).toBe(525);
  await scan();
  expect(await tapsOf(first.userId)).toBe(525);
  expect(await tapsOf(hidden.userId)).toBe(525);
});

test('a payout is not sent again while the API does not show the history with its transfer', async () => {
  const { due, run, sending, deps, transfers, messageOutcomes, acceptLate, advanceClocks } =
    await startPayouts();
  await due(1);
  messageOutcomes.push('late');
  const pause = () => Promise.reject(new Error('The run was stopped.'));
  const stopped = payAll(deps, tonPayoutSender({ ...sending, pause }));
  await expect(stopped).rejects.toThrow('The run was stopped.');
  acceptLate();
  advanceClocks(300_000);
  const chain = incomplete(sending.chain, () => []);
  const resumed = payAll(deps, tonPayoutSender({ ...sending, chain }));
  await expect(resumed).rejects.toThrow('has no transactions of');
  expect(await run()).toMatchObject([{ state: 'confirmed' }]);
  expect(transfers).toHaveLength(1);
});

test.each<[string, (page: ListedTransaction[]) => ListedTransaction[]]>([
  ['an empty page', () => []],
  ['a page without its first transaction', (page) => page.slice(1)],
  ['a page without a transaction inside', (page) => page.toSpliced(1, 1)],
])('after %s the history of the payout wallet does not count as compared', async (_, leaveOut) => {
  const { sending, wallet, transfer } = await startPayouts();
  const order = { wallet: wallet.address, nano: 5 };
  for (const id of ['a', 'b', 'c']) await transfer({ ...order, id: id.repeat(32) });
  const reconcile = (chain = sending.chain) =>
    reconcilePayouts({ ...sending, chain, wallet: wallet.address });
  const refused = reconcile(incomplete(sending.chain, leaveOut));
  await expect(refused).rejects.toThrow('has no transactions of');
  expect((await reconcile()).map(({ id }) => id[0])).toEqual(['a', 'b', 'c']);
});
