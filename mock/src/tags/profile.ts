import type { ExtendedProfile } from '@bold/sdk';
import { microsPerDollar } from '../world/units.ts';
import type { Player } from '../world/world.ts';
import { friendlyAddress } from './wallet/wallet-address.ts';

/**
 * Returns a player's profile without the fields that `viewer` may not see (decisions §10 API). Only the owner sees
 * money, real names and a hidden username.
 */
export function profileOf(player: Player, viewer: Player): ExtendedProfile {
  const isOwn = player.id === viewer.id;
  return {
    id: player.id,
    username: isOwn || player.isUsernameVisible ? player.username : null,
    display_name: player.displayName,
    first_name: isOwn ? player.firstName : null,
    last_name: isOwn ? player.lastName : null,
    is_username_visible: player.isUsernameVisible,
    country_id: player.countryId,
    additional_info: { ...player.social },
    payment_info: isOwn
      ? {
          wallet_hash: player.wallet && friendlyAddress(player.wallet.address),
          wallet_verified: player.wallet?.isVerified ?? false,
          referrals_dol_revenue: player.referralsMicros / microsPerDollar,
          top10_dol_revenue: player.top10Micros / microsPerDollar,
        }
      : null,
  };
}
