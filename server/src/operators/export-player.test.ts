import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { freshWallet, rewards } from '../../test/create-rewards.ts';
import { startOfTests } from '../../test/start-server.ts';
import { startTon } from '../../test/start-ton.ts';
import { creditDeposit, dismissDeposit } from '../ton/decide-deposit.ts';
import { exportPlayer } from './export-player.ts';
import { insertCommand } from './operator-commands-repository.ts';

test('an export has a deposit that names an invoice of the player but did not pay it', async () => {
  const { db, order, pay, scan } = await startTon();
  const { userId, paymentId } = await order();
  const held = pay({ comment: paymentId, nano: 1n });
  pay({ comment: 'of somebody else' });
  await scan();
  const asked = { userId, operator: 'ada', reason: 'asked by letter' };
  const { ton_deposit } = await exportPlayer({ db }, asked);
  expect(ton_deposit).toMatchObject([{ hash: held }]);
});

test('an export has the deposits from a wallet that the player has verified, unless they are for another player', async () => {
  const { db, deps, order, pay, scan } = await startTon();
  const [own, other] = [await order(), await order()];
  const asked = { userId: own.userId, operator: 'ada', reason: 'asked by letter' };
  const [verified, entered, later] = [freshWallet(), freshWallet(), freshWallet()];
  for (const [seconds, wallet] of [verified, entered, later].entries()) {
    const changes = {
      wallet_hash: wallet,
      wallet_verified: wallet !== entered,
      wallet_changed_at: new Date(startOfTests.getTime() + seconds * 1000),
    };
    await db.updateTable('users').set(changes).where('id', '=', own.userId).execute();
  }
  const held = pay({ from: verified, comment: 'for @ada' });
  const bare = pay({ from: later });
  pay({ from: entered, comment: 'from a wallet that anybody can enter' });
  pay({ from: verified, comment: `${other.paymentId} `, nano: 1n });
  pay({ from: verified, comment: other.paymentId });
  const given = pay({ from: verified, comment: 'for the other one' });
  await scan();
  const by = { decidedBy: 'ada', note: null };
  await dismissDeposit(deps, { hash: held, ...by });
  await creditDeposit(deps, { hash: given, ...by, paymentId: (await order()).paymentId }, true);
  for (const hash of [held, given]) {
    const command = { command: 'deposits', arguments: ['dismiss', hash] };
    await insertCommand(db, { ...command, operator: 'ada', reason: null });
  }
  const { ton_deposit, ton_deposit_decision, operator_command } = await exportPlayer({ db }, asked);
  expect(ton_deposit).toMatchObject([{ hash: held, source: verified }, { hash: bare }]);
  expect(ton_deposit_decision).toMatchObject([{ hash: held, payment_id: null }]);
  expect(operator_command).toMatchObject([{ arguments: ['dismiss', held] }]);
});

test('the export of a player who invited others has the rewards in the order of booking, and nothing that names the others', async () => {
  const { db } = await createDatabase();
  const { referrer, earn, refund } = rewards(db);
  const userId = await referrer(freshWallet());
  const [returned, kept] = [await earn(userId, 3, 4), await earn(userId, 2, 5)];
  await refund(returned);
  const asked = { userId, operator: 'ada', reason: 'asked by letter' };
  const { referral, money_entry, money_leg, ...rest } = await exportPlayer({ db }, asked);
  expect(referral).toMatchObject(Array(2).fill({ user_id: null, referrer_id: userId }));
  expect(money_entry).toMatchObject([
    { key: 'referral:1', kind: 'referral' },
    { key: 'referral:2', kind: 'referral' },
    { key: 'referral-refund:2', kind: 'referral-refund' },
  ]);
  expect(money_leg.filter((leg) => 'user_id' in leg && leg.user_id !== null)).toMatchObject([
    { entry: 'referral-refund:2', micros: -3_000_000 },
    { entry: 'referral:1', micros: 2_000_000 },
    { entry: 'referral:2', micros: 3_000_000 },
  ]);
  const text = JSON.stringify({ referral, money_entry, money_leg, ...rest });
  expect([kept, returned].filter((chargeId) => text.includes(chargeId))).toEqual([]);
});

test('an export has the commands that name the player or a charge of the player, and no others', async () => {
  const { db } = await createDatabase();
  const { referrer, earn } = rewards(db);
  const inviter = await referrer(null);
  const chargeId = await earn(inviter, 1, 5);
  const { user_id: userId } = await db
    .selectFrom('referral')
    .select('user_id')
    .executeTakeFirstOrThrow();
  const record = (command: string, ...args: string[]) =>
    insertCommand(db, { operator: 'ada', command, arguments: args, reason: null });
  await record('players', 'hold', `${userId}`);
  await record('players', 'hold', `${inviter}`);
  await record('refund', chargeId);
  await record('refund', 'charge-of-another');
  await record('settle', '--day', `${userId}`);
  const exported = await exportPlayer({ db }, { userId, operator: 'ada', reason: 'by letter' });
  expect(exported.operator_command).toMatchObject([
    { command: 'players', arguments: ['hold', `${userId}`] },
    { command: 'refund', arguments: [chargeId] },
  ]);
});
