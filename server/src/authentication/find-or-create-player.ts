import { isDeepStrictEqual } from 'node:util';
import { defaultDisplayName, parseStartParameter } from '@bold/sdk/game';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { findCode, insertReferral } from '../referrals/referrals-repository.ts';
import { wasErased } from '../users/users-repository.ts';
import type { InitData } from './init-data.ts';

type PlayerDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns the `users.id` of the Telegram user in the verified `launch`, and updates the user's names. If the user is
 * new, creates the user and records the referrer (decisions §2, §7).
 */
export async function findOrCreatePlayer(deps: PlayerDeps, launch: InitData): Promise<number> {
  return (
    (await findAndRefresh(deps, launch)) ??
    (await create(deps, launch)) ??
    // The insert did nothing, because a parallel first call has created the user.
    (await findAndRefresh(deps, launch)) ??
    Promise.reject(new Error('A user could be neither found nor created.'))
  );
}

async function findAndRefresh({ db }: PlayerDeps, launch: InitData): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'launched_at'])
    .where('telegram_id', '=', launch.user.id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, ...known } = found;
  const columns = launchColumns(launch);
  if (isDeepStrictEqual({ ...known }, columns)) return id;
  // The row of an erased player who is banned keeps the Telegram id, but must not get the names again.
  if (await wasErased(db, id)) return id;
  await db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    // The player may have been erased meanwhile: the names must not come back.
    .where('telegram_id', '=', launch.user.id)
    // Init data is valid for a day, so a device may call with an older launch than the stored one. The names of the
    // older launch must not be restored.
    .where((row) =>
      row.or([row('launched_at', 'is', null), row('launched_at', '<=', launch.authDate)]),
    )
    .execute();
  return id;
}

const launchColumns = ({ user, authDate }: InitData) => ({
  username: user.username,
  first_name: user.firstName,
  last_name: user.lastName,
  launched_at: authDate,
});

function create({ db, clock }: PlayerDeps, launch: InitData): Promise<number | undefined> {
  const { startParameter } = launch;
  const now = clock.now();
  if (startParameter === null) return insertUser(db, launch, now);
  return db.transaction().execute(async (tx) => {
    const userId = await insertUser(tx, launch, now);
    if (userId !== undefined) await recordReferral(tx, { userId, startParameter, now });
    return userId;
  });
}

/** Inserts a user and returns the id. Returns undefined if the user exists already. */
async function insertUser(
  db: Deps['db'],
  launch: InitData,
  now: Date,
): Promise<number | undefined> {
  const id = await nextUserId(db);
  const created = await db
    .insertInto('users')
    .values({
      id,
      telegram_id: launch.user.id,
      display_name: defaultDisplayName(id),
      created_at: now,
      ...launchColumns(launch),
    })
    .onConflict((conflict) => conflict.column('telegram_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id;
}

/** Returns the next id of `users`. The insert needs this id, because the default name contains it. */
async function nextUserId(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sequence of user ids gave nothing.');
  return row.id;
}

type NewUser = { userId: number; startParameter: string; now: Date };

/** Records who invited a new user, if the start parameter contains a user's referral code (decisions §7). */
async function recordReferral(
  tx: Deps['db'],
  { userId, startParameter, now }: NewUser,
): Promise<void> {
  const { referralCode } = parseStartParameter(startParameter);
  const code = referralCode === undefined ? undefined : await findCode(tx, referralCode);
  // A new user has invited no one yet, so no circle of invitations is possible.
  if (code) await insertReferral(tx, userId, code.user_id, now);
}
