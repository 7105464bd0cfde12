import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { copyDatabase, createDatabase } from '../../../test/create-database.ts';
import { freshWallet } from '../../../test/create-rewards.ts';
import { payAll } from '../../../test/pay-all.ts';
import { openTestPayoutWallet, startPayouts } from '../../../test/start-payouts.ts';
import { erasePlayer } from '../../operators/erase-player.ts';
import { tonPayoutSender } from '../../ton/ton-payout-sender.ts';
import { refundPayment } from '../refund-payment.ts';
import { adoptPayouts } from './adopt-payouts.ts';

/**
 * Copies a database with two players. Then changes only the original: refunds a charge, so that the first player loses
 * a reward, and then pays both players.
 */
async function paidAfterBackup() {
  const original = await startPayouts();
  const [first, second] = [await original.due(2), await original.due(2)];
  const refunded = await original.earn(first.userId, 1, 30);
  const kept = await original.earn(second.userId, 1, 30);
  const restored = original.restore(await copyDatabase(original));
  await original.refund(refunded);
  const refundedAt = original.deps.clock.now();
  original.advanceClocks(60_000);
  await original.run();
  expect(original.transfers.map(({ nano }) => nano)).toEqual([800_000_000, 1_200_000_000]);
  original.advanceClocks(60_000);
  const refund = (chargeId: string, at = original.deps.clock.now()) =>
    refundPayment(restored.deps, { chargeId, at });
  return { original, restored, first, second, refunded, refundedAt, kept, refund };
}

test('a payout that does not fit yet leaves no other one out, and fits once its refund is read', async () => {
  const { original, restored, first, second, refunded, refundedAt, refund } =
    await paidAfterBackup();
  const [misfit] = original.transfers;
  const rows = () => restored.db.selectFrom('payout').select(['user_id', 'micros']).execute();

  await expect(restored.adopt()).rejects.toThrow(
    `1 payouts are booked, 1 are not:\nThe payout ${misfit?.comment} of 0.8 TON to U`,
  );
  expect(await rows()).toEqual([{ user_id: second.userId, micros: 3_000_000 }]);

  await refund(refunded, refundedAt);
  expect(await restored.adopt()).toMatchObject([{ user_id: first.userId, micros: 2_000_000 }]);
  expect(await restored.unknown()).toEqual([]);
});

test('a refund that was read before the first run does not hide the payout that left before it', async () => {
  const { restored, second, refunded, refundedAt, kept, refund } = await paidAfterBackup();
  await refund(refunded, refundedAt);
  await refund(kept);

  expect(await restored.adopt()).toMatchObject([
    { micros: 2_000_000 },
    { user_id: second.userId, micros: 3_000_000 },
  ]);
  expect(await restored.unknown()).toEqual([]);
});

test('a refund between the booking of a payout and its late transfer does not hide the payout', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const refunded = await original.earn(userId, 1, 30);
  const restored = original.restore(await copyDatabase(original));
  const account = original.account(original.wallet.address);
  account.balance = 0n;
  await expect(original.run()).rejects.toThrow('too little to pay 1.2 TON');
  original.advanceClocks(86_400_000);
  await original.refund(refunded);
  const refundedAt = original.deps.clock.now();
  account.balance = 100_000_000_000n;
  original.advanceClocks(60_000);
  await original.run();
  await refundPayment(restored.deps, { chargeId: refunded, at: refundedAt });

  expect(await restored.adopt()).toMatchObject([{ user_id: userId, micros: 3_000_000 }]);
});

test('a refund in dollars that is repeated after a refund in Stars was read does not hide the payout', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const [inDollars, inStars] = [
    await original.earn(userId, 1, 130, 'dollars'),
    await original.earn(userId, 1, 30),
  ];
  const restored = original.restore(await copyDatabase(original));
  await original.refund(inDollars);
  original.advanceClocks(60_000);
  await original.run();
  original.advanceClocks(60_000);
  await original.refund(inStars);
  await refundPayment(restored.deps, { chargeId: inStars, at: original.deps.clock.now() });
  original.advanceClocks(86_400_000);
  await refundPayment(restored.deps, { chargeId: inDollars, at: original.deps.clock.now() });

  expect(await restored.adopt()).toMatchObject([{ user_id: userId, micros: 3_000_000 }]);
});

test('while a payout fits nobody, later ones to the same wallet wait, so that none has its dollars too', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(1);
  const refunded = await original.earn(userId, 1, 30);
  await original.earn(userId, 3, 20.5);
  const restored = original.restore(await copyDatabase(original));
  await original.run();
  original.advanceClocks(86_400_000);
  await original.refund(refunded);
  await original.run();
  // The restored database has the refund with a time before both payouts.
  await refundPayment(restored.deps, { chargeId: refunded, at: new Date('2026-11-01T00:00:00Z') });

  await expect(restored.adopt()).rejects.toThrow('0 payouts are booked, 2 are not');
  expect(await restored.db.selectFrom('payout').selectAll().execute()).toEqual([]);
});

test('payouts of one player from two wallets are adopted in the order in which they were sent', async () => {
  const original = await startPayouts();
  const { deps, sending, wallet } = original;
  const { userId } = await original.due(2);
  await original.earn(userId, 3, 20.5);
  await original.db
    .insertInto('payout_history')
    .values({ wallet: wallet.address, lt: 0 })
    .execute();
  const restored = original.restore(await copyDatabase(original));
  await original.run();
  original.advanceClocks(86_400_000);
  const later = await openTestPayoutWallet('v4');
  original.account(later.address).balance = 100_000_000_000n;
  await payAll(deps, tonPayoutSender({ ...sending, wallet: later }));
  expect(original.transfers.map(({ nano }) => nano)).toEqual([800_000_000, 1_200_000_000]);

  const adopted = await restored.adopt(later.address);

  expect(adopted).toMatchObject([{ micros: 2_000_000 }, { micros: 3_000_000 }]);
});

test('a second transfer with the id of a paid payout is reported, and adopted by nobody', async () => {
  const original = await startPayouts();
  await original.due(1);
  await original.run();
  const [paid] = await original.payouts();
  await original.transfer({ id: paid?.id ?? '', wallet: freshWallet(), nano: 7_000_000_000 });
  const restored = original.restore(original);

  expect(await restored.unknown()).toMatchObject([{ nano: 7_000_000_000 }]);
  await expect(restored.adopt()).rejects.toThrow(
    `is a second transfer: transaction ${paid?.transaction} has paid the payout`,
  );
});

test('a payout to a player who was erased before --adopt is booked to that player', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const restored = original.restore(await copyDatabase(original));
  await original.run();
  await erasePlayer(restored.deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);

  expect(await restored.adopt()).toMatchObject([{ user_id: userId, micros: 2_000_000 }]);
  expect(await restored.unknown()).toEqual([]);
});

test('a payout to a wallet that the backup has with another player alone is booked to its own', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const restored = original.restore(await copyDatabase(original));
  const wallet = freshWallet();
  await restored.earn(await restored.referrer(wallet), 1, 30);
  const user = original.db.updateTable('users').where('id', '=', userId);
  await user.set({ wallet_hash: wallet }).execute();
  await original.run();

  expect(original.transfers).toMatchObject([{ wallet }]);
  expect(await restored.adopt()).toMatchObject([{ user_id: userId, wallet }]);
});

test('a payout whose reward has another amount since the restore is booked only on request', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  await original.run();
  const backup = await copyDatabase(original);
  const share = (db: typeof original.db, micros: number) =>
    sql`
      with entry as (
        insert into money_entry (key, kind, booked_at, held_from, gateway)
        values (${`share:2026-10-01:1:${userId}`}, 'share', '2026-10-02', '2026-10-02', 'stars')
        returning key
      )
      insert into money_leg (entry, account, user_id, micros)
      select key, 'revenue', null::bigint, ${-micros}::bigint from entry
      union all select key, 'top10', ${userId}::bigint, ${micros}::bigint from entry`.execute(db);
  await share(original.db, 4_000_000);
  const { db, deps, unknown } = original.restore(backup);
  await original.run();
  await share(db, 3_000_000);

  await expect(adoptPayouts(deps, await unknown())).rejects.toThrow(
    'fits rewards of 3.00 dollars, so it was paid at 1.875 dollars per TON',
  );
  const isJumpAccepted = true;
  expect(await adoptPayouts({ ...deps, isJumpAccepted }, await unknown())).toMatchObject([
    { user_id: userId, micros: 3_000_000, nano: 1_600_000_000 },
  ]);
});

test('a payout that was planned with another hold is adopted with the hold of that time', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(1);
  await original.earn(userId, 2, 2, 'ton');
  await original.earn(userId, 3, 0.5, 'ton');
  const { deps, unknown } = original.restore(await copyDatabase(original));
  await original.run();
  const config = { ...deps.config, payoutHoldDaysStars: 60 };

  await expect(adoptPayouts({ ...deps, config }, await unknown())).rejects.toThrow(
    'with each PAYOUT_HOLD_DAYS_… as it was when these payouts were planned',
  );
  expect(await adoptPayouts(deps, await unknown())).toMatchObject([{ micros: 3_000_000 }]);
});

test('who has or had a wallet is found in an index', async () => {
  const { db } = await createDatabase();
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan to off`.execute(tx);
    return sql`explain select user_id from wallet_change where wallet = ${freshWallet()}`.execute(
      tx,
    );
  });
  expect(JSON.stringify(rows)).toContain('wallet_change_wallet');
});

test('a payout is adopted also after the holds of more than a hundred later rewards have ended', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const restored = original.restore(await copyDatabase(original));
  await original.run();
  for (let later = 1; later <= 101; later += 1) {
    await restored.earn(userId, 1, 30 - later / 100);
  }
  expect(await restored.adopt()).toMatchObject([{ user_id: userId, micros: 2_000_000 }]);
});
