import { userUsernameMaxLength } from '@bold/sdk/limits';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { findPaymentState } from '../payments/payments-repository.ts';
import { findUsers } from '../users/users-repository.ts';
import { describeName } from './describe-player.ts';
import { describePurchases, findUncredited } from './describe-purchases.ts';

type Db = Deps['db'];

/**
 * Returns lines about the players with a Telegram id or a `@username`, or about the purchase with the id of a payment,
 * a charge or a deposit. Throws if nothing is found.
 */
export async function findPlayer(
  reading: Pick<Deps, 'db' | 'clock'>,
  wanted: string,
): Promise<string[]> {
  const { db } = reading;
  const lines = wanted.startsWith('@')
    ? await describeUsers(db, await findByUsername(db, wanted.slice(1)))
    : [
        ...(await describeUsers(db, await findByTelegramId(db, wanted))),
        ...(await findPurchase(reading, wanted)),
      ];
  if (lines.length > 0) return lines;
  if (isUnstoredUsername(wanted)) {
    throw new Error(
      `"${wanted}" cannot be found: a username of more than ${userUsernameMaxLength} characters is not stored. Ask for the number of the payment, for the Telegram id, or for the link to the player's card: it ends with USER and the id for "show".`,
    );
  }
  throw new Error(
    `Nothing is known of "${wanted}". It must be a Telegram id, a @username, or the id of a payment, a charge or a deposit.`,
  );
}

/** Returns true for a username that Telegram allows, but that is dropped when it arrives (PROFILE-25). */
function isUnstoredUsername(wanted: string): boolean {
  return /^@\w{5,32}$/.test(wanted) && wanted.length - 1 > userUsernameMaxLength;
}

/** Reads all players: no index has the usernames, and an operator can wait some seconds. */
async function findByUsername(db: Db, username: string): Promise<number[]> {
  const named = db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(username)`, '=', username.toLowerCase());
  return (await named.orderBy('id').execute()).map(({ id }) => id);
}

async function findByTelegramId(db: Db, text: string): Promise<number[]> {
  if (!/^[1-9]\d{0,14}$/.test(text)) return [];
  const owner = db.selectFrom('users').select('id').where('telegram_id', '=', Number(text));
  return (await owner.execute()).map(({ id }) => id);
}

async function describeUsers(db: Db, ids: number[]): Promise<string[]> {
  return (await findUsers(db, ids)).flatMap((user) => describeName(user));
}

async function findPurchase(
  reading: Pick<Deps, 'db' | 'clock'>,
  wanted: string,
): Promise<string[]> {
  const { db } = reading;
  // Explorers of the chain print a hash in either case.
  const id = /^[0-9a-f]{64}$/i.test(wanted) ? wanted.toLowerCase() : wanted;
  const { rows } = await sql<{ id: string }>`
    select id from payment where id = ${id}
    union select payment_id from payment_charge where charge_id = ${id}
    union select payload from charge_record where charge_id = ${id}
    union select comment from ton_deposit where hash = ${id} and comment is not null`.execute(db);
  const payments = (await Promise.all(rows.map((row) => findPaymentState(db, row.id)))).filter(
    (it) => it !== undefined,
  );
  if (payments.length === 0) return (await findUncredited(db, [], id)).map(({ text }) => text);
  const buyers = payments.map(({ user_id }) => user_id);
  return [...(await describeUsers(db, buyers)), ...(await describePurchases(reading, payments))];
}
