import { defaultDisplayName } from '@bold/sdk/game';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { recordReferral } from '../referrals/record-referral.ts';
import type { MessengerUser } from '../telegram/messenger-user.ts';

type Remembering = Pick<Deps, 'db' | 'clock'>;

/**
 * The id of whoever Telegram says is calling. The first call of any kind creates the user, and reads
 * from the signed start parameter who invited them (decisions §2, §7); later calls keep the
 * messenger's names up to date.
 */
export async function rememberPlayer(
  deps: Remembering,
  user: MessengerUser,
  startParam: string | null,
): Promise<number> {
  return (
    (await findAndRefresh(deps, user)) ??
    (await create(deps, user, startParam)) ??
    // Somebody else's first call was faster.
    (await findAndRefresh(deps, user)) ??
    Promise.reject(new Error('A user could be neither found nor created.'))
  );
}

async function findAndRefresh(
  { db }: Remembering,
  user: MessengerUser,
): Promise<number | undefined> {
  const names = {
    username: user.username,
    first_name: user.firstName,
    last_name: user.lastName,
  };
  const found = await db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name'])
    .where('telegram_id', '=', user.id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { id, ...known } = found;
  const changed = Object.entries(names).some(
    ([key, value]) => known[key as keyof typeof known] !== value,
  );
  if (changed) await db.updateTable('users').set(names).where('id', '=', id).execute();
  return id;
}

function create(
  { db, clock }: Remembering,
  user: MessengerUser,
  startParam: string | null,
): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    const id = await nextUserId(tx);
    const created = await tx
      .insertInto('users')
      .values({
        id,
        telegram_id: user.id,
        username: user.username,
        display_name: defaultDisplayName(id),
        first_name: user.firstName,
        last_name: user.lastName,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('telegram_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created && startParam !== null) {
      await recordReferral(tx, { userId: id, startParam, now: clock.now() });
    }
    return created?.id;
  });
}

/** The id is needed before the row: the default name contains it. */
async function nextUserId(db: Deps['db']): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The sequence of user ids gave nothing.');
  return row.id;
}
