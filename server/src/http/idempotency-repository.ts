import type { Reply } from '@bold/sdk/contract';
import { idempotencyHours, idempotencyInProgressSeconds } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { runInChunks } from '../run-in-chunks.ts';
import { hourMs } from '../utc-day.ts';

type Db = Deps['db'];

/** A request's claim on a key. `fingerprint` is a hash of the operation and the body. */
export type Claim = { userId: number; key: string; fingerprint: string; startedAt: Date };

const chunkSize = 1000;

const retentionMs = idempotencyHours * hourMs;
/** A claim without a response counts as abandoned after this time. */
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
 * Counts the claims that the player made in the last 24 hours. `oldest` is the time of the earliest of these claims, or
 * null if there are none.
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

/** Returns the first request with the key. `reply` is null until this request has a response. */
export function findFirstRequest(db: Db, { userId, key }: Claim) {
  return db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeReply(db: Db, claim: Claim, reply: Reply): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

export async function freeKey(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

/** Deletes the responses that are older than 24 hours. Skips a key that a request is claiming again at this moment. */
export async function deleteOldResponses(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  chunk = chunkSize,
): Promise<void> {
  const deletion = sql`
    delete from idempotency_key where ctid = any(array(
      select ctid from idempotency_key where started_at <= ${before(clock.now(), retentionMs)}
      order by started_at limit ${chunk}
      for update skip locked
    ))`;
  await runInChunks(db, deletion, chunk);
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
