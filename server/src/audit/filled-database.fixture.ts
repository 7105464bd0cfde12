import { type Kysely, sql } from 'kysely';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { freshWallet } from '../../test/create-rewards.ts';
import { fakePayoutChain } from '../../test/fake-payout-chain.ts';
import { payAll } from '../../test/pay-all.ts';
import { testDeps } from '../../test/test-deps.ts';
import { startBonus } from '../bonus/start-bonus.ts';
import type { Database } from '../database/schema.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';

/** Creates a database in which every kind of money movement has happened at least once. */
export async function filledDatabase() {
  const { db } = await createDatabase();
  const at = new Date('2026-10-01T12:00:00Z');
  const deps = testDeps(db);
  const referrer = (await createPlayer(db, { total: 200 })).userId;
  const player = await createPlayer(db, { available: 5 });
  const buyer = player.userId;
  await insertReferral(db, buyer, referrer, at);
  await startBonus({ ...player, params: {}, query: {}, body: undefined }, deps);
  const wallet = { wallet_hash: freshWallet(), wallet_verified: true, wallet_changed_at: at };
  await db.updateTable('users').set(wallet).where('id', '=', referrer).execute();
  for (const chargeId of ['kept', 'refunded']) {
    const { id: paymentId } = await invoice(db, buyer);
    await settlePayment(deps, { paymentId, chargeId, at });
    await settlePayment(deps, { paymentId, chargeId: `${chargeId}-surplus`, at });
  }
  await refundPayment(deps, { chargeId: 'refunded', at });
  await refundPayment(deps, { chargeId: 'kept-surplus', at });
  await settleRevenue(deps);
  await payAll(deps, fakePayoutChain(deps.clock).sender);
  return { db, referrer, buyer };
}

/** Switches triggers and references off, as an intruder could who has the database's files, and runs the statements. */
export async function tamper(db: Kysely<Database>, statements: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql.raw(statements).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
}
