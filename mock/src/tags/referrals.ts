import type { ReferralCode, ReferralStats, ShareMessage } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { CallOf, TagHandlers } from '../http/handler.ts';
import { randomToken } from '../world/random.ts';
import type { Player, World } from '../world/world.ts';
import { findPlayer } from './players.ts';

export const referrals: TagHandlers<'referrals'> = {
  getMyReferralCode: ({ player }) => codeOf(player),
  setReferralCode,
  getReferralStats,
  createShareMessage,
};

const shareMessageMs = 600_000;

/** Returns the players whom the given player has invited directly. */
export function invitedBy(world: World, { id }: Player): Player[] {
  return world.players.filter(({ referrerId }) => referrerId === id);
}

function codeOf({ id, referralCode, joinedAt }: Player): ReferralCode {
  return { id, code: referralCode, user_id: id, created_at: joinedAt };
}

// Checks in the order of the contract's problems.
function setReferralCode({ world, player, body }: CallOf<'setReferralCode'>): ReferralCode {
  const referrer = world.players.find(({ referralCode }) => referralCode === body.code);
  if (player.referralCode === body.code) throw new Problem('REFERRAL_CODE_OWN');
  if (!referrer)
    throw new Problem('REFERRAL_CODE_NOT_FOUND', `No player has the code ${body.code}.`);
  if (player.referrerId !== null && player.referrerId !== referrer.id) {
    throw new Problem('REFERRAL_CODE_ALREADY_SET');
  }
  if (player.referrerId === null && hasBought(world, player)) {
    throw new Problem('REFERRAL_AFTER_PURCHASE');
  }
  if (wasInvited(world, referrer, player)) throw new Problem('REFERRAL_CIRCLE');
  player.referrerId = referrer.id;
  return codeOf(referrer);
}

/** Returns true if the player has ever paid. A refunded payment counts. */
const hasBought = ({ payments }: World, { id }: Player) =>
  payments.some(({ userId, paidAt }) => userId === id && paidAt !== null);

/** Returns true if `host` invited `guest`, directly or through other players. */
function wasInvited(world: World, guest: Player, host: Player): boolean {
  if (guest.referrerId === null) return false;
  return (
    guest.referrerId === host.id || wasInvited(world, findPlayer(world, guest.referrerId), host)
  );
}

function getReferralStats({ world, params }: CallOf<'getReferralStats'>): ReferralStats {
  const player = findPlayer(world, params.id);
  return { ...codeOf(player), referred_users_count: invitedBy(world, player).length };
}

function createShareMessage({ world, now }: CallOf<'createShareMessage'>): ShareMessage {
  const expires_at = new Date(now + shareMessageMs).toISOString();
  // The mock calls no Bot API, so a share message is only a random id.
  return { message_id: randomToken(world, 16), expires_at };
}
