import { expect, test } from 'vitest';
import { startPayouts } from '../../../test/start-payouts.ts';
import { describePlayer } from '../../support/describe-player.ts';
import { refundCharge } from '../../telegram/charges/refund-charge.ts';
import { findOverpaid } from './overpaid.ts';
import { readPayoutEnvironment } from './payout-environment.ts';
import { type PayoutChain, readPayoutOptions, runPayouts } from './run-payouts.ts';

/** Pays a reward of 50 dollars for the purchase `charge` in TON, and one of a dollar for another purchase. */
async function paid() {
  const { db, deps, due, earn, run } = await startPayouts();
  const { userId } = await due(1);
  const charge = await earn(userId, 50, 3, 'ton');
  await run();
  const giveBack = async (chargeId: string) =>
    (await refundCharge({ ...deps, api: null }, chargeId, true)).message.split('\n');
  const shown = async () => (await describePlayer(deps, userId)).find((it) => /due:/.test(it));
  const refuse = () => Promise.reject(new Error('The chain was called.'));
  const chain: PayoutChain = { reconcile: refuse, openSender: refuse };
  async function listed() {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await runPayouts(deps, chain, readPayoutOptions([]), readPayoutEnvironment({}), print);
    return lines;
  }
  return { db, userId, charge, giveBack, shown, listed, earn };
}

test('the refund of a purchase whose reward was paid names the player and the amount', async () => {
  const { db, userId, charge, giveBack, shown, listed } = await paid();
  expect([await findOverpaid(db), await shown()]).toEqual([[], '  due: nothing']);
  expect(await giveBack(charge)).toEqual([
    `The charge ${charge} is refunded and booked.`,
    `Its reward of 50.00 dollars went to player ${userId}, who is overpaid by 50.00 dollars now.`,
  ]);
  expect(await findOverpaid(db)).toEqual([{ userId, micros: 50_000_000 }]);
  expect(await shown()).toBe('  due: nothing, overpaid by 50.00 dollars');
  expect(await listed()).toEqual([
    '0 due, 0.00 dollars in all',
    '0 held, 0.00 dollars in all',
    '0 wait, 0.00 dollars in all',
    '0 under way, 0.00 dollars in all',
    '1 overpaid, 50.00 dollars in all',
    `  user ${userId}: 50.00 dollars more than earned`,
  ]);
});

test('later rewards make up for what a player is overpaid, and nobody else is overpaid', async () => {
  const { db, userId, charge, giveBack, earn } = await paid();
  await giveBack(charge);
  const other = await earn(userId, 20, 0, 'ton');
  expect(await findOverpaid(db)).toEqual([{ userId, micros: 30_000_000 }]);
  const [first] = await db.selectFrom('users').select('id').where('id', '<>', userId).execute();
  expect(await findOverpaid(db, first?.id)).toEqual([]);
  await earn(userId, 30, 0, 'ton');
  expect(await findOverpaid(db)).toEqual([]);
  expect(await giveBack(charge)).toEqual([
    `The charge ${charge} is refunded, and was booked before.`,
  ]);
  expect((await giveBack(other)).at(-1)).toBe(
    `Its reward of 20.00 dollars went to player ${userId}, who is overpaid by 20.00 dollars now.`,
  );
});
