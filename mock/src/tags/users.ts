import type { User } from '@bold/sdk';
import type { CallOf, TagHandlers } from '../http/handler.ts';
import type { Player } from '../world/world.ts';
import { findPlayer, isNameFree } from './players.ts';
import { profileOf } from './profile.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { createWalletProofPayload, verifyWalletProof } from './wallet/wallet-proof.ts';

export const users: TagHandlers<'users'> = {
  getMe: ({ player }) => userOf(player),
  updateMyProfile,
  setUsernameVisibility,
  checkDisplayName: ({ world, player, query }) => ({
    is_available: isNameFree(world, query.display_name_to_check, player),
  }),
  getProfile: ({ world, player, params }) => profileOf(findPlayer(world, params.id), player),
  createWalletProofPayload,
  verifyWalletProof,
};

export function userOf(player: Player): User {
  return {
    id: player.id,
    telegram_id: player.telegramId,
    username: player.username,
    display_name: player.displayName,
    first_name: player.firstName,
    last_name: player.lastName,
    is_username_visible: player.isUsernameVisible,
    is_bonus_taken: player.isBonusTaken,
    country_id: player.countryId,
  };
}

function setUsernameVisibility({ player, body }: CallOf<'setUsernameVisibility'>): User {
  player.isUsernameVisible = body.is_username_visible;
  return userOf(player);
}
