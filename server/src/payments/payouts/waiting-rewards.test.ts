import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { describePlayer } from '../../support/describe-player.ts';
import { dayMs } from '../../utc-day.ts';
import { duePayouts } from './due-payouts.ts';
import { findOverpaid } from './overpaid.ts';
import { readPayoutEnvironment } from './payout-environment.ts';
import { insertPayout } from './payouts-repository.ts';
import { readPayoutOptions, runPayouts } from './run-payouts.ts';
import { findUnderWay } from './under-way.ts';
import { findWaiting } from './waiting-rewards.ts';

// The list uses the earlier of this clock and PostgreSQL's.
const now = new Date(Date.now() - 1_000);
const until = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();

async function start() {
  const { db } = await createDatabase();
  const { deps, referrer, earn, refund } = rewards(db, now);

  /** Books a payout. It is under way unless the `transaction` that paid it is given. */
  function pay(userId: number, dollars: number, transaction?: string) {
    const amount = { micros: dollars * 1_000_000, nano: 1, tonPriceMicros: null };
    const payout = {
      id: String(userId).padStart(32, '0'),
      userId,
      wallet: freshWallet(),
      ...amount,
    };
    const paid = transaction === undefined ? undefined : { transaction };
    return db.transaction().execute((tx) => insertPayout(tx, payout, now, paid));
  }

  /** Creates a player whose reward was paid and then taken back by a refund. */
  async function spent(dollars: number) {
    const userId = await referrer(freshWallet());
    const charge = await earn(userId, dollars, 40);
    await pay(userId, dollars, `transaction of ${userId}`);
    await refund(charge);
    return userId;
  }

  return {
    db,
    deps,
    earn,
    pay,
    spent,
    player: () => referrer(freshWallet()),
    withoutWallet: () => referrer(null),
    shown: async (userId: number) =>
      (await describePlayer(deps, userId)).filter((line) => /due:|wait/.test(line)),
    async listed() {
      const refuse = () => Promise.reject(new Error('The chain was called.'));
      const chain = { reconcile: refuse, openSender: refuse };
      const lines: string[] = [];
      const print = (line: string) => lines.push(line);
      await runPayouts(deps, chain, readPayoutOptions([]), readPayoutEnvironment({}), print);
      return lines;
    },
  };
}

const sum = (amounts: readonly { micros: number }[]) =>
  amounts.reduce((total, { micros }) => total + micros, 0);

test('what is due, held, waiting and under way is all that is owed to players', async () => {
  const { db, deps, earn, pay, spent, player, withoutWallet, listed } = await start();
  await earn(await player(), 1, 30);
  await earn(await withoutWallet(), 2, 30);
  const both = await player();
  await earn(both, 3, 30);
  await earn(both, 5, 5);
  await earn(both, 7, 30, 'dollars');
  await earn(await player(), 11, 0, 'ton');
  await earn(await player(), 13, 1);
  await earn(await player(), 0.006, 30);
  const sending = await player();
  await earn(sending, 17, 30);
  await pay(sending, 17);
  await earn(await spent(19), 23, 2);
  await earn(await spent(29), 20, 2);

  const { micros, players } = await findWaiting(deps);
  const { rows } = await sql<{ micros: number }>`
    select sum(micros)::bigint as micros from money_leg where user_id is not null`.execute(db);
  const [due, overpaid] = [await duePayouts(deps), await findOverpaid(db)];
  expect([sum(due) + micros - sum(overpaid), sum(overpaid)]).toEqual([sum(rows), 9_000_000]);
  expect([players, sum(await findUnderWay(deps))]).toEqual([5, 17_000_000]);

  expect((await listed()).filter((line) => !/^ {2}(user|0{9})/.test(line))).toEqual([
    '2 due, 4.00 dollars in all',
    '1 held, 2.00 dollars in all',
    '5 wait, 40.006 dollars in all',
    `  for purchases with Stars: 41.00 dollars of 3 players, the last until ${until(20)}`,
    `  for purchases with TON: 11.00 dollars of 1 players, the last until ${until(1)}`,
    `  for purchases with dollars: 7.00 dollars of 1 players, the last until ${until(90)}`,
    '  less than the smallest payout: 0.006 dollars of 1 players',
    '  paid already: -19.00 dollars of 1 players',
    '1 under way, 17.00 dollars in all',
    '1 overpaid, 9.00 dollars in all',
  ]);
});

test('without rewards nothing waits, and neither does a reward that was taken back or is due', async () => {
  const { deps, earn, spent, player } = await start();
  const nothing = { players: 0, micros: 0, parts: [] };
  expect(await findWaiting(deps)).toEqual(nothing);
  await spent(1);
  await earn(await player(), 1, 21);
  expect(await findWaiting(deps)).toEqual(nothing);
});

test('show says what of a player waits, until when, and what of it is paid already', async () => {
  const { earn, spent, player, shown } = await start();
  const userId = await player();
  expect(await shown(userId)).toEqual(['  due: nothing']);
  await earn(userId, 1, 5);
  await earn(userId, 2, 1);
  await earn(userId, 4, 20, 'dollars');
  expect(await shown(userId)).toEqual([
    '  due: nothing',
    `  waits: 3.00 dollars for purchases with Stars, until ${until(16)}, the last of it until ${until(20)}`,
    `  waits: 4.00 dollars for purchases with dollars, until ${until(100)}`,
  ]);
  const overpaid = await spent(5);
  await earn(overpaid, 3, 1);
  const spends = '  of what waits, 3.00 dollars are paid already';
  expect(await shown(overpaid)).toEqual([
    '  due: nothing, overpaid by 2.00 dollars',
    `  waits: 3.00 dollars for purchases with Stars, until ${until(20)}`,
    spends,
  ]);
  await earn(overpaid, 7, 1);
  expect((await shown(overpaid)).slice(2)).toEqual([spends.replace('3.00', '5.00')]);
});
