import type { ExtendedProfile, User } from '@bold/sdk';
import type { Selectable } from 'kysely';
import type { UserTable } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { friendlyWallet } from '../ton/wallet-address.ts';

type Row = Selectable<UserTable>;

/** The user with this id, `undefined` if there is none. */
export function findUser(db: Deps['db'], userId: number): Promise<Row | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Whether somebody else than `userId` has the name, in whatever case. */
export async function isNameTaken(db: Deps['db'], name: string, userId: number): Promise<boolean> {
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['display_name']), '=', name.toLowerCase()))
    .where('id', '<>', userId)
    .executeTakeFirst();
  return owner !== undefined;
}

/** A row as its owner sees it (`User` of the contract). */
export function toUser(row: Row): User {
  return {
    id: row.id,
    telegram_id: row.telegram_id,
    username: row.username,
    display_name: row.display_name,
    first_name: row.first_name,
    last_name: row.last_name,
    is_username_visible: row.is_username_visible,
    is_bonus_taken: row.is_bonus_taken,
    country_id: row.country_id,
  };
}

/** A row as `viewerId` may see it: wallet and hidden handle are the owner's alone (decisions §10, API). */
export function toProfile(row: Row, viewerId: number): ExtendedProfile {
  const isOwner = row.id === viewerId;
  return {
    id: row.id,
    username: isOwner || row.is_username_visible ? row.username : null,
    display_name: row.display_name,
    first_name: row.first_name,
    last_name: row.last_name,
    is_username_visible: row.is_username_visible,
    country_id: row.country_id,
    additional_info: {
      instagram_username: row.instagram_username,
      twitter_username: row.twitter_username,
      custom_link: row.custom_link,
      bio: row.bio,
    },
    payment_info: isOwner
      ? {
          wallet_hash: row.wallet_hash === null ? null : friendlyWallet(row.wallet_hash),
          wallet_verified: row.wallet_verified,
          // No purchase can settle before a gateway is wired, so nobody has earned anything yet.
          referrals_dol_revenue: 0,
          top10_dol_revenue: 0,
        }
      : null,
  };
}
