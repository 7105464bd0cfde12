import { randomBytes } from 'node:crypto';
import { walletChallengeSeconds } from '@bold/sdk/limits';
import type { Handler } from '../contract/handler.ts';

const lifetimeMs = walletChallengeSeconds * 1000;

/** Returns a challenge for one wallet proof of this player. */
export const createWalletProofPayload: Handler<'createWalletProofPayload'> = async (
  { userId },
  { db, clock },
) => {
  const now = clock.now();
  const challenge = {
    payload: randomBytes(32).toString('hex'),
    user_id: userId,
    expires_at: new Date(now.getTime() + lifetimeMs),
  };
  const keptSince = new Date(now.getTime() - lifetimeMs);
  await db.deleteFrom('wallet_challenge').where('expires_at', '<', keptSince).execute();
  await db.insertInto('wallet_challenge').values(challenge).execute();
  return { payload: challenge.payload, expires_at: challenge.expires_at.toISOString() };
};
