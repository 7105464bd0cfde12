import { BrokenRule } from '../broken-rule.ts';
import { ok } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import type { Statement, Wallet } from '../players/wallet.ts';
import { nowSeconds } from '../times.ts';
import type { Profile } from './user-responses.ts';

export const proofPath = '/user/wallet/proof';

/** Returns the data for a wallet to sign: a new challenge for the player, the app's host name and the current time. */
export async function statement({ target }: Kit, player: Player): Promise<Statement> {
  const { payload } = ok<{ payload: string }>(await player.post('/user/wallet/proof-payload'));
  return { payload, domain: target.appDomain, timestamp: nowSeconds() };
}

/** Posts a valid proof. Throws `BrokenRule` if the server refuses the proof as invalid. */
export async function prove(kit: Kit, player: Player, wallet: Wallet) {
  const response = await player.post(proofPath, wallet.prove(await statement(kit, player)));
  if (response.code !== 'WALLET_PROOF_INVALID') return response;
  throw new BrokenRule(
    `${response.place} refuses a valid proof with ${response.code}. The kit signs for the host ${kit.target.appDomain}; see --app-domain`,
  );
}

export async function ownProfile(player: Player): Promise<Profile> {
  const { id } = ok<{ id: number }>(await player.get('/user/me'));
  return ok<Profile>(await player.get(`/user/profile/${id}`));
}

export const walletOf = ({ payment_info: info }: Profile) => [
  info?.wallet_hash,
  info?.wallet_verified,
];
