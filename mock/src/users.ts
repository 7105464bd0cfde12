import type {
  CheckDisplayNameParams,
  DisplayNameAvailability,
  User,
  UsernameVisibilityUpdate,
} from '@bold/sdk';
import {
  getCheckDisplayNameMockHandler,
  getCreateWalletProofPayloadMockHandler,
  getGetMeMockHandler,
  getGetProfileMockHandler,
  getSetUsernameVisibilityMockHandler,
  getUpdateMyProfileMockHandler,
  getVerifyWalletProofMockHandler,
} from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers, Call } from './backend.ts';
import { findPlayer, isNameFree } from './players.ts';
import { profileOf } from './profile.ts';
import { updateMyProfile } from './update-my-profile.ts';
import { createWalletProofPayload, verifyWalletProof } from './wallet-proof.ts';
import type { Player } from './world.ts';

/** The handlers of the tag `users`. */
export function users(answer: Answers): HttpHandler[] {
  return [
    getGetMeMockHandler(answer('getMe', ({ player }) => userOf(player))),
    getUpdateMyProfileMockHandler(answer('updateMyProfile', updateMyProfile)),
    getSetUsernameVisibilityMockHandler(answer('setUsernameVisibility', setUsernameVisibility)),
    getCheckDisplayNameMockHandler(answer('checkDisplayName', checkDisplayName)),
    getGetProfileMockHandler(
      answer('getProfile', ({ world, player, path }: Call & { path: { id: number } }) =>
        profileOf(findPlayer(world, path.id), player),
      ),
    ),
    getCreateWalletProofPayloadMockHandler(
      answer('createWalletProofPayload', createWalletProofPayload),
    ),
    getVerifyWalletProofMockHandler(answer('verifyWalletProof', verifyWalletProof)),
  ];
}

/** The caller as the contract has it. */
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

function setUsernameVisibility({ player, body }: Call & { body: UsernameVisibilityUpdate }): User {
  player.isUsernameVisible = body.is_username_visible;
  return userOf(player);
}

function checkDisplayName({
  world,
  player,
  query,
}: Call & { query: CheckDisplayNameParams }): DisplayNameAvailability {
  return { is_available: isNameFree(world, query.display_name_to_check, player) };
}
