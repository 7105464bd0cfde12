import type { Kysely } from 'kysely';
import type { PaymentTable } from '../src/database/money-tables.ts';
import type { Database } from '../src/database/schema.ts';
import { refundPayment } from '../src/payments/refund-payment.ts';
import { settlePayment } from '../src/payments/settle-payment.ts';
import { insertReferral } from '../src/referrals/referrals-repository.ts';
import { dayMs } from '../src/utc-day.ts';
import { invoice } from './create-payment.ts';
import { createPlayer } from './create-player.ts';
import { testDeps } from './test-deps.ts';

type Gateway = PaymentTable['gateway'];

let charges = 0;

/**
 * Returns functions that create and refund rewards. Amounts are in dollars.
 * @param now The start time of the clock. Only `advance` changes the clock.
 */
export function rewards(db: Kysely<Database>, now = new Date('2026-11-20T10:00:00Z')) {
  const time = { now };
  const deps = testDeps(db, { clock: { now: () => time.now } });

  /** Returns the user id of a new referrer, who joined when the wallet was changed. */
  async function referrer(
    wallet: string | null,
    isVerified = wallet !== null,
    walletDaysAgo = 30,
  ): Promise<number> {
    const { userId } = await createPlayer(db);
    const changedAt = new Date(time.now.getTime() - walletDaysAgo * dayMs);
    const changes = {
      created_at: changedAt,
      wallet_hash: wallet,
      wallet_verified: isVerified,
      wallet_changed_at: wallet === null ? null : changedAt,
    };
    await db.updateTable('users').set(changes).where('id', '=', userId).execute();
    return userId;
  }

  /** Lets an invited player pay 20 × `dollars`, so that the referrer earns `dollars`. Returns the charge's id. */
  async function earn(
    referrerId: number,
    dollars: number,
    daysAgo: number,
    gateway: Gateway = 'stars',
  ): Promise<string> {
    const at = new Date(time.now.getTime() - daysAgo * dayMs);
    const { userId } = await createPlayer(db);
    await insertReferral(db, userId, referrerId, at);
    const priceMicros = Math.round(dollars * 20_000_000);
    const { id: paymentId } = await invoice(db, userId, {
      priceMicros,
      now: at,
      gateway,
    });
    charges += 1;
    const chargeId = `charge-${charges}`;
    await settlePayment(deps, { paymentId, chargeId, at });
    return chargeId;
  }

  return {
    deps,
    referrer,
    earn,
    refund: (chargeId: string) => refundPayment(deps, { chargeId, at: time.now }),
    advance: (ms: number) => {
      time.now = new Date(time.now.getTime() + ms);
    },
  };
}

let wallets = 0;

/** Returns a raw wallet address, a different one at every call. */
export function freshWallet(): string {
  wallets += 1;
  return `0:${wallets.toString(16).padStart(64, '0')}`;
}
