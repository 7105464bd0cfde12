import type { ExtendedProfile } from '@bold/sdk';
import type { UserRow } from '../database/schema.ts';
import type { Deps } from '../deps.ts';
import { microsPerDollar } from '../ledger/amount-text.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';

/**
 * Returns a profile as `viewerId` may see it. Only the owner sees the wallet, the earnings, the real names and a hidden
 * username (decisions §10 API).
 */
export async function showProfile(
  db: Deps['db'],
  row: UserRow,
  viewerId: number,
): Promise<ExtendedProfile> {
  const isOwner = row.id === viewerId;
  return {
    id: row.id,
    username: isOwner || row.is_username_visible ? row.username : null,
    display_name: row.display_name,
    first_name: isOwner ? row.first_name : null,
    last_name: isOwner ? row.last_name : null,
    is_username_visible: row.is_username_visible,
    country_id: row.country_id,
    additional_info: {
      instagram_username: row.instagram_username,
      twitter_username: row.twitter_username,
      custom_link: row.custom_link,
      bio: row.bio,
    },
    payment_info: isOwner ? await showMoney(db, row) : null,
  };
}

async function showMoney(db: Deps['db'], { id, wallet_hash, wallet_verified }: UserRow) {
  const { referrals, top10 } = await readEarnings(db, id);
  return {
    wallet_hash: wallet_hash === null ? null : friendlyWallet(wallet_hash),
    wallet_verified,
    referrals_dol_revenue: referrals / microsPerDollar,
    top10_dol_revenue: top10 / microsPerDollar,
  };
}
