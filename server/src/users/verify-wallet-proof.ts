import { Problem } from '@bold/sdk/contract';
import type { Handler } from '../contract/handler.ts';
import type { Deps } from '../deps.ts';
import { checkWalletProof } from '../wallets/check-wallet-proof.ts';
import { showProfile } from './show-profile.ts';
import { updateUser } from './update-user.ts';
import { acceptsTestWallets, walletChangedAt } from './wallet-change.ts';

/**
 * Stores a proven address as the caller's verified wallet (decisions §6). Each attempt deletes the challenge, so a
 * caller cannot try several signatures for one challenge.
 */
export const verifyWalletProof: Handler<'verifyWalletProof'> = async (
  { userId, languageCode, body },
  { db, config, clock },
) => {
  const now = clock.now();
  const expiresAt = await takeChallenge(db, body.proof.payload, userId);
  if (!expiresAt) throw new Problem('WALLET_PROOF_INVALID', 'The challenge is not one of yours.');
  if (expiresAt <= now) throw new Problem('WALLET_PROOF_EXPIRED', 'The challenge has expired.');

  const wallet = checkWalletProof(body, {
    domain: new URL(config.publicUrl).hostname,
    testAllowed: acceptsTestWallets(config),
    now,
  });
  const changes = {
    wallet_hash: wallet,
    wallet_verified: true,
    wallet_changed_at: walletChangedAt(wallet, now),
  };
  const row = await updateUser({ db, config, clock }, { userId, languageCode }, changes);
  return showProfile(db, row, userId);
};

/**
 * Deletes the player's challenge that has this `payload`. Returns the challenge's expiry time, or `undefined` if the
 * player has no challenge with this `payload`.
 */
async function takeChallenge(
  db: Deps['db'],
  payload: string,
  userId: number,
): Promise<Date | undefined> {
  const taken = await db
    .deleteFrom('wallet_challenge')
    .where('payload', '=', payload)
    .where('user_id', '=', userId)
    .returning('expires_at')
    .executeTakeFirst();
  return taken?.expires_at;
}
