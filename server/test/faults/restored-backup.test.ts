import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { findCommands } from '../../src/operators/operator-commands-repository.ts';
import { requireKnownPayouts } from '../../src/payments/payouts/adopt-payouts.ts';
import { decidePayout } from '../../src/payments/payouts/decide-payout.ts';
import { findOverpaid } from '../../src/payments/payouts/overpaid.ts';
import { insertPayout } from '../../src/payments/payouts/payouts-repository.ts';
import { planPayouts } from '../../src/payments/payouts/plan-payouts.ts';
import { reconcilePayouts } from '../../src/ton/payout-history.ts';
import { tonPayoutSender } from '../../src/ton/ton-payout-sender.ts';
import { copyDatabase } from '../create-database.ts';
import { freshWallet } from '../create-rewards.ts';
import { payAll, tonPriceMicros } from '../pay-all.ts';
import { runScriptWith } from '../run-script.ts';
import { startPayouts } from '../start-payouts.ts';
import { databaseUrl } from '../template-database.ts';

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

/** Pays out three dollars, of which the restored database has a reward of two. */
async function paidForLostReward() {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const backup = await copyDatabase(original);
  await original.earn(userId, 1, 30);
  await original.run();
  const [{ hash = '' } = {}] = original.transfers;
  const env = {
    DATABASE_URL: databaseUrl(backup.connection),
    TON_API_URL: original.url,
    TON_PAYOUT_ADDRESS: original.wallet.address,
  };
  const adopt = (...args: string[]) => runScriptWith(env, 'payouts', '--adopt', ...args);
  const decide = (transaction: string, player: number, ...args: string[]) => {
    const said = ['--player', `${player}`, '--ton-price', '2.5', '--reason', 'the reward is lost'];
    return adopt('--transaction', transaction, ...said, ...args);
  };
  return { original, restored: original.restore(backup), userId, hash, env, adopt, decide };
}

test('an operator books a payout whose reward is lost, once, and the player is overpaid', async () => {
  const { restored, userId, hash, env, adopt, decide } = await paidForLostReward();
  expect((await adopt()).errors).toContain('fits the rewards of no player');

  expect((await decide(hash, userId, '--by', 'ada')).output).toMatch(
    new RegExp(
      `^payout [0-9a-f]{32} of 1\\.2 TON \\(3\\.00 dollars\\) to user ${userId} was paid before: booked\n1 payouts adopted\nuser ${userId} is overpaid by 1\\.00 dollars: later rewards make up for it\n$`,
    ),
  );
  expect(await decide(hash, userId)).toMatchObject({
    code: 1,
    errors: `The transaction ${hash} is no payout that the database lacks.\n`,
  });
  expect(await adopt()).toMatchObject({ code: 0, output: '0 payouts adopted\n' });

  expect(await restored.unknown()).toEqual([]);
  expect(await findOverpaid(restored.db)).toEqual([{ userId, micros: 1_000_000 }]);
  const shown = await runScriptWith(env, 'players', 'show', `${userId}`);
  expect(shown.output).toContain('  due: nothing, overpaid by 1.00 dollars\n');
  expect((await audit(singleDatabase(restored.db))).differences).toEqual([]);
  expect(await findCommands(restored.db)).toContainEqual(
    expect.objectContaining({ operator: 'ada', reason: 'the reward is lost', failure: null }),
  );
  await restored.earn(userId, 5, 22);
  expect(await restored.plan()).toMatchObject({
    payouts: [{ user_id: userId, micros: 4_000_000 }],
  });
});

test('an operator decides only about a payout that fits nobody, for a player who is there, oldest first', async () => {
  const { original, restored, userId, hash, decide } = await paidForLostReward();
  original.advanceClocks(86_400_000);
  await original.earn(userId, 1, 22);
  await original.run();
  expect((await decide(hash, 999_999)).errors).toBe('There is no player 999999.\n');
  expect((await decide(original.transfers[1]?.hash ?? '', userId)).errors).toContain(
    'waits for the earlier one to this wallet.',
  );
  expect(await restored.db.selectFrom('payout').selectAll().execute()).toEqual([]);
});

test('a payout that fits a player is booked to nobody else', async () => {
  const original = await startPayouts();
  const { userId } = await original.due(2);
  const { userId: other } = await original.due(1);
  const restored = original.restore(await copyDatabase(original));
  await original.run();
  const decision = {
    transaction: original.transfers[0]?.hash ?? '',
    userId: other,
    tonPriceMicros,
  };
  await expect(decidePayout(restored.deps, await restored.unknown(), decision)).rejects.toThrow(
    `fits the rewards of player ${userId}: book it with --adopt alone.`,
  );
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
