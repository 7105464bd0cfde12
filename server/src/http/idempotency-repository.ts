import { idempotencyHours } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import type { Reply } from './reply.ts';

type Db = Deps['db'];

/** A key in the hands of one request; `startedAt` tells it from a later request with the same key. */
export type Claim = { userId: number; key: string; fingerprint: string; startedAt: Date };

const retentionMs = idempotencyHours * 3_600_000;
/** A first request that has not been answered for so long died with its server. */
const abandonedMs = 60_000;

/** Whether the key is this request's now: it was free, has outlived its 24 hours, or was abandoned. */
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

/** What the first request with the key was, and its answer if there is one. */
export function findFirst(db: Db, { userId, key }: Claim) {
  return db
    .selectFrom('idempotency_key')
    .select(['fingerprint', 'reply'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Stores the answer for whoever sends the key again. */
export async function storeReply(db: Db, claim: Claim, reply: Reply): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ reply })
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

/** Gives the key back: the next request with it is a first one again. */
export async function freeKey(db: Db, claim: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('user_id', '=', claim.userId)
    .where('key', '=', claim.key)
    .where('started_at', '=', claim.startedAt)
    .execute();
}

/** Drops the answers that are older than a key is good for. */
export async function forgetOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const outdated = before(clock.now(), retentionMs);
  await db.deleteFrom('idempotency_key').where('started_at', '<=', outdated).execute();
}

const before = (moment: Date, ms: number) => new Date(moment.getTime() - ms);
