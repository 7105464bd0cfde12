import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { requireKnownPayouts } from '../../src/payments/payouts/adopt-payouts.ts';
import { insertPayout } from '../../src/payments/payouts/payouts-repository.ts';
import { planPayouts } from '../../src/payments/payouts/plan-payouts.ts';
import { reconcilePayouts } from '../../src/ton/payout-history.ts';
import { tonPayoutSender } from '../../src/ton/ton-payout-sender.ts';
import { copyDatabase } from '../create-database.ts';
import { freshWallet } from '../create-rewards.ts';
import { payAll, tonPriceMicros } from '../pay-all.ts';
import { startPayouts } from '../start-payouts.ts';

const terms = { tonPriceMicros };

test('after a restored backup nothing is paid twice: the run stops, and what was paid can be adopted', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  await original.due(1);
  const backup = await copyDatabase(original);
  await original.run();
  expect(original.transfers).toHaveLength(2);
  const restored = original.restore(backup);

  const unknown = await restored.unknown();
  expect(() => requireKnownPayouts(unknown)).toThrow(
    /^The payout wallet has made 2 payouts that this database does not know, first [0-9a-f]{64} of 0\.8 TON to U\S+\. Was a backup restored\? Book them with --adopt/,
  );
  expect(await restored.adopt()).toMatchObject([
    { user_id: userId, micros: 2_000_000, transaction: original.transfers[0]?.hash },
    { micros: 1_000_000, transaction: original.transfers[1]?.hash },
  ]);

  expect(await restored.unknown()).toEqual([]);
  expect(await restored.plan()).toMatchObject({ payouts: [], held: [] });
  expect((await audit(singleDatabase(restored.db))).differences).toEqual([]);
});

test('rewards that were earned after the restored backup are paid, and only these', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const backup = await copyDatabase(original);
  await original.run();
  const restored = original.restore(backup);
  await restored.earn(userId, 1, 22);

  await restored.adopt();

  expect(await restored.plan()).toMatchObject({
    payouts: [{ user_id: userId, micros: 1_000_000 }],
  });
});

test('a backup that is older than two payouts of one player adopts both', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  await original.earn(userId, 3, 20.5);
  const backup = await copyDatabase(original);
  await original.run();
  original.advanceClocks(86_400_000);
  await original.run();
  expect(original.transfers.map(({ nano }) => nano)).toEqual([800_000_000, 1_200_000_000]);
  const restored = original.restore(backup);

  expect(await restored.adopt()).toMatchObject([{ micros: 2_000_000 }, { micros: 3_000_000 }]);
  expect(await restored.plan()).toMatchObject({ payouts: [] });
});

test('a payout that fits nobody is adopted by nobody, and the run stays stopped', async () => {
  const original = await startPayouts();
  const backup = await copyDatabase(original);
  await original.due(2);
  await original.run();
  const restored = original.restore(backup);

  await expect(restored.adopt()).rejects.toThrow(
    `The payout ${original.transfers[0]?.comment} of 0.8 TON to U`,
  );
  expect(await restored.unknown()).toHaveLength(1);
});

test('payouts that the database knows stop nothing, and their part of the history is not read again', async () => {
  const original = await startPayouts();
  await original.due(2);
  await original.run();
  const read = () => reconcilePayouts({ ...original.sending, wallet: original.wallet.address });
  const compared = async () => {
    const { lt } = await original.db
      .selectFrom('payout_history')
      .selectAll()
      .executeTakeFirstOrThrow();
    return lt;
  };
  expect(await read()).toEqual([]);
  const before = await compared();
  await original.due(1);
  await original.run();
  expect(await read()).toEqual([]);
  expect(await compared()).toBeGreaterThan(before);
});

test('a payout that was planned in the restored backup, and sent after it, is not sent again', async () => {
  const original = await startPayouts();
  const { messageOutcomes, transfers, deps, sending, wallet } = original;
  await original.due(2);
  messageOutcomes.push('refused');
  await expect(original.run()).rejects.toThrow('cannot apply external message');
  const backup = await copyDatabase(original);
  original.advanceClocks(600_000);
  await original.run();
  expect(transfers).toHaveLength(1);
  const restored = { ...deps, db: backup.db };
  const planned = () => backup.db.selectFrom('payout').selectAll().executeTakeFirst();
  expect(await planned()).toMatchObject({ transaction: null });

  // Neither a run that looks for its own attempts alone, nor one that compares the wallet's history first.
  const sender = tonPayoutSender({ ...sending, db: backup.db });
  expect(await payAll(restored, sender)).toMatchObject([{ state: 'confirmed' }]);
  expect(await planned()).toMatchObject({ transaction: transfers[0]?.hash });
  expect(await reconcilePayouts({ ...sending, db: backup.db, wallet: wallet.address })).toEqual([]);
  expect(transfers).toHaveLength(1);
});

test('a payout that no attempt began in the restored backup is confirmed from the history', async () => {
  const original = await startPayouts();
  const { userId, address } = await original.due(2);
  const [due] = (await planPayouts(original.deps, terms)).payouts;
  if (!due) throw new Error('Nothing is due.');
  const { id, micros, nano } = due;
  const payout = { id, userId, wallet: address, micros, nano, tonPriceMicros };
  await original.db
    .transaction()
    .execute((tx) => insertPayout(tx, payout, original.deps.clock.now()));
  const backup = await copyDatabase(original);
  const second = await copyDatabase(original);
  await original.run();
  const [transfer] = original.transfers;

  const restored = original.restore(backup);
  expect(await restored.unknown()).toEqual([]);
  const confirmed = { transaction: transfer?.hash, confirmed_at: original.deps.clock.now() };
  expect(await restored.db.selectFrom('payout').selectAll().execute()).toMatchObject([confirmed]);
  expect((await audit(singleDatabase(restored.db))).differences).toEqual([]);

  // Without the comparison, the attempt itself looks first.
  const sender = tonPayoutSender({ ...original.sending, db: second.db });
  await payAll({ ...original.deps, db: second.db }, sender);
  expect(await second.db.selectFrom('payout').selectAll().execute()).toMatchObject([
    { transaction: transfer?.hash },
  ]);
  expect(original.transfers).toHaveLength(1);
});

test('the histories of earlier payout wallets are compared too', async () => {
  const original = await startPayouts();
  const { sending } = original;
  await reconcilePayouts({ ...sending, wallet: original.wallet.address });
  await original.due(1);
  await original.run();
  await reconcilePayouts({ ...sending, wallet: original.wallet.address });
  const backup = await copyDatabase(original);
  await original.due(2);
  await original.run();

  const later = { ...sending, db: backup.db, wallet: freshWallet() };
  expect(await reconcilePayouts(later)).toMatchObject([{ nano: 800_000_000 }]);
});
