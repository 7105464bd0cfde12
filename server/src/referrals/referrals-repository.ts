import type { ReferralCode } from '@bold/sdk';
import { type Selectable, sql } from 'kysely';
import { lockKeys } from '../database/lock-keys.ts';
import { randomCode } from '../database/random-code.ts';
import type { ReferralCodeTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { isBanned } from '../users/bans-repository.ts';

type Code = Selectable<ReferralCodeTable>;
type Db = Deps['db'];

export function findCode(db: Db, code: string): Promise<Code | undefined> {
  return db.selectFrom('referral_code').selectAll().where('code', '=', code).executeTakeFirst();
}

export async function ensureCode(db: Db, userId: number, now: Date): Promise<Code> {
  for (;;) {
    const own = await db
      .selectFrom('referral_code')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (own) return own;
    // Nothing is inserted if a parallel call was faster or another user has the code: look again.
    await db
      .insertInto('referral_code')
      .values({ user_id: userId, code: randomCode(8), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function findReferrer(db: Db, userId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('referral')
    .select('referrer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.referrer_id;
}

/** Returns the user's referrer, or undefined if there is none or if an operator has banned the referrer. */
export async function findRewardedReferrer(db: Db, userId: number): Promise<number | undefined> {
  const referrerId = await findReferrer(db, userId);
  return referrerId === undefined || (await isBanned(db, referrerId)) ? undefined : referrerId;
}

/** Stores who invited the user. Changes nothing if a referrer is already stored. */
export async function insertReferral(
  db: Db,
  userId: number,
  referrerId: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('referral')
    .values({ user_id: userId, referrer_id: referrerId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns true if `userId` was invited by `ancestorId`, directly or through others. */
export async function isInvitedBy(db: Db, userId: number, ancestorId: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive line as (
      select referrer_id from referral where user_id = ${userId}
      union
      select referral.referrer_id from referral join line on referral.user_id = line.referrer_id
    )
    select exists (select from line where referrer_id = ${ancestorId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Returns true if the user has ever completed a payment. A payment that was refunded later counts too. */
export async function hasBought(db: Db, userId: number): Promise<boolean> {
  const charge = await db
    .selectFrom('payment')
    .innerJoin('payment_charge', 'payment_id', 'id')
    .select('charge_id')
    .where('user_id', '=', userId)
    .where('settles', '=', true)
    .limit(1)
    .executeTakeFirst();
  return charge !== undefined;
}

/** Locks the user's payments. Until the transaction ends, no other transaction can settle or refund these payments. */
export async function lockPayments(tx: Db, userId: number): Promise<void> {
  await tx.selectFrom('payment').where('user_id', '=', userId).forUpdate().execute();
}

export async function countReferred(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('referral')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('referrer_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks all referrals until the transaction ends. Without the lock, two simultaneous changes could form a circle. */
export async function lockReferrals(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeys.referrals})`.execute(tx);
}

export function toReferralCode(row: Selectable<ReferralCodeTable>): ReferralCode {
  const { id, code, user_id, created_at } = row;
  return { id, code, user_id, created_at: created_at.toISOString() };
}
