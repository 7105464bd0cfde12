import type { Reply } from '@bold/sdk/contract';
import { idempotencyHours, idempotencyInProgressSeconds } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];

/**
 * The claim of one request on a key. `fingerprint` is a hash of the operation and the body, and `startedAt`
 * distinguishes requests with the same key.
 */
export type Claim = { userId: number; key: string; fingerprint: string; startedAt: Date };

const retentionMs = idempotencyHours * 3_600_000;
/**
 * If a claim has no response after this time, in milliseconds, the claim counts as abandoned. The server that made the
 * claim has probably stopped.
 */
const abandonedMs = idempotencyInProgressSeconds * 1000;

/**
 * Claims the key for 24 hours. Takes over an abandoned claim that has the same fingerprint.
 * @returns false if another claim on the key is still valid
 */
export async function claimKey(db: Db, claim: Claim): Promise<boolean> {
  const { userId, key, fingerprint, startedAt } = claim;
  const row = { user_id: userId, key, fingerprint, started_at: startedAt, reply: null };
  const claimed = await db
    .insertInto('idempotency_key')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(row)
        .where(({ eb, and, or }) =>
          or([
            eb('idempotency_key.started_at', '<=', before(startedAt, retentionMs)),
            and([
              eb('idempotency_key.reply', 'is', null),
              eb('idempotency_key.fingerprint', '=', fingerprint),
              eb('idempotency_key.started_at', '<=', before(startedAt, abandonedMs)),
            ]),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Counts the keys that the player has claimed in the last 24 hours. `oldest` is the time of the first of these claims.
 */
export function countKeys(db: Db, { userId, startedAt }: Claim) {
  return db
    .selectFrom('idempotency_key')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<Date | null>('started_at').as('oldest'),
    ])
    .where('user_id', '=', userId)
    .where('started_at', '>', before(startedAt, retentionMs))
    .executeTakeFirstOrThrow();
}

/**
 * Returns the fingerprint and the response (`reply`) of the first request with the key. Until the first request has a
 * response, `reply` is null.
 */
export function findFirstRequest(db: Db, { userId, key }: Claim) {
  return db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores the response for retries with the same key. */
export async function storeReply(db: Db, claim: Claim, reply: Reply): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

/** Frees the key. The next request with this key then counts as a first request. */
export async function freeKey(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

/** Deletes the keys that have expired, with their responses. */
export async function deleteOldResponses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const outdated = before(clock.now(), retentionMs);
  await db.deleteFrom('idempotency_key').where('started_at', '<=', outdated).execute();
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
