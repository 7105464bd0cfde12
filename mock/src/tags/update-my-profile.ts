import type { AdditionalInfoUpdate, ExtendedProfile } from '@bold/sdk';
import { Problem, validationFailed } from '@bold/sdk/contract';
import type { CallOf } from '../http/handler.ts';
import { noSocial } from '../world/players.ts';
import type { Player, SocialFields } from '../world/world.ts';
import { requireCountry } from './countries.ts';
import { isNameFree, isReservedName } from './players.ts';
import { profileOf } from './profile.ts';
import { parseAddress } from './wallet/wallet-address.ts';

/**
 * Saves all fields of the body and returns the new profile (decisions §1a). If a field is invalid, throws its `Problem`
 * and saves nothing.
 */
export function updateMyProfile({
  world,
  player,
  body,
  now,
}: CallOf<'updateMyProfile'>): ExtendedProfile {
  const { display_name, country_id, additional_info, payment_info } = body;
  const wallet = payment_info === null ? null : payment_info?.wallet_hash;
  const address = typeof wallet === 'string' ? requireAddress(wallet) : wallet;
  if (country_id) requireCountry(country_id);
  if (display_name && isReservedName(display_name)) {
    throw new Problem('DISPLAY_NAME_TAKEN', `The name ${display_name} is reserved.`);
  }
  if (display_name && !isNameFree(world, display_name, player)) {
    throw new Problem('DISPLAY_NAME_TAKEN', `Another player is called ${display_name}.`);
  }
  player.displayName = display_name ?? player.displayName;
  player.countryId = country_id ?? player.countryId;
  player.social = additional_info === null ? noSocial : merge(player.social, additional_info ?? {});
  if (address !== undefined) setWallet(player, address, now);
  return profileOf(player, player);
}

function merge(social: SocialFields, update: AdditionalInfoUpdate): SocialFields {
  const merged = { ...social, ...update };
  return { ...merged, bio: merged.bio?.trim() || null };
}

/** Sets the player's wallet; null removes it. Keeps the time of the last change if the address is the same. */
function setWallet(player: Player, address: string | null, now: number): void {
  const isSame = (player.wallet?.address ?? null) === address;
  if (!isSame) player.walletChangedAt = new Date(now).toISOString();
  player.wallet = walletWith(player, address);
}

function walletWith({ wallet }: Player, address: string | null): Player['wallet'] {
  if (address === null) return null;
  return wallet?.address === address ? wallet : { address, isVerified: false };
}

function requireAddress(text: string): string {
  const address = parseAddress(text);
  if (address === undefined) throw refused('checksum', 'The checksum of the address is wrong.');
  if (/^(0|-1):/.test(address)) return address;
  throw refused('workchain', 'The address is in an unknown workchain.');
}

const refused = (code: string, message: string) =>
  validationFailed([{ pointer: '/body/payment_info/wallet_hash', code, message }]);
