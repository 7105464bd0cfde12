import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { ExtendedProfile, WalletProof, WalletProofPayload } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Call } from '../../http/handler.ts';
import { fromBase64, fromHex } from '../../world/bytes.ts';
import { randomToken } from '../../world/random.ts';
import { profileOf } from '../profile.ts';
import { readAccount } from './wallet-account.ts';
import { proofMessage } from './wallet-proof-message.ts';

const lifetimeMs = rules.wallet_challenge_seconds * 1_000;
const text = new TextEncoder();

/**
 * Creates a challenge for the player's wallet. The challenge is valid for one proof and a limited time, and is deleted
 * after twice that time.
 */
export function createWalletProofPayload({ world, player, now }: Call): WalletProofPayload {
  const challenge = {
    payload: randomToken(world, 32),
    userId: player.id,
    expiresAt: now + lifetimeMs,
  };
  const kept = world.challenges.filter(({ expiresAt }) => now < expiresAt + lifetimeMs);
  world.challenges = [...kept, challenge];
  return { payload: challenge.payload, expires_at: new Date(challenge.expiresAt).toISOString() };
}

/**
 * Checks a wallet's proof and saves the wallet as verified. Accepts TON's test network too, like the real server in
 * development mode.
 * @throws `WALLET_PROOF_INVALID` or `WALLET_PROOF_EXPIRED`.
 */
export async function verifyWalletProof(
  call: Call & { body: WalletProof },
): Promise<ExtendedProfile> {
  const { player, body } = call;
  takeChallenge(call);
  if (body.proof.domain.value !== call.host || !isLengthRight(body)) {
    throw new Problem('WALLET_PROOF_INVALID', `The wallet signed for ${body.proof.domain.value}.`);
  }
  requireTime(body, call.now);
  await requireAccount(body);
  if (!(await isSigned(body))) {
    throw new Problem('WALLET_PROOF_INVALID', "The signature does not fit the wallet's key.");
  }
  const address = body.address.toLowerCase();
  if (player.wallet?.address !== address) player.walletChangedAt = new Date(call.now).toISOString();
  player.wallet = { address, isVerified: true };
  return profileOf(player, player);
}

/**
 * Removes the challenge of a proof. The player cannot use the challenge again, even if the proof is invalid.
 * @throws `WALLET_PROOF_INVALID` if the player has no such challenge.
 * @throws `WALLET_PROOF_EXPIRED` if the challenge has expired.
 */
function takeChallenge({ world, player, now, body }: Call & { body: WalletProof }): void {
  const { payload } = body.proof;
  const challenge = world.challenges.find(
    (candidate) => candidate.payload === payload && candidate.userId === player.id,
  );
  if (!challenge)
    throw new Problem(
      'WALLET_PROOF_INVALID',
      'The challenge is unknown or used, or it is another player’s.',
    );
  world.challenges = world.challenges.filter((candidate) => candidate !== challenge);
  if (now >= challenge.expiresAt) throw new Problem('WALLET_PROOF_EXPIRED');
}

function requireTime({ proof }: WalletProof, now: number): void {
  const age = now / 1_000 - proof.timestamp;
  if (age > rules.wallet_proof_max_age_seconds) throw new Problem('WALLET_PROOF_EXPIRED');
  if (age < -rules.wallet_proof_future_seconds) {
    throw new Problem('WALLET_PROOF_INVALID', 'The wallet signed in the future.');
  }
}

function isLengthRight({ proof: { domain } }: WalletProof): boolean {
  return text.encode(domain.value).length === domain.lengthBytes;
}

/** Throws WALLET_PROOF_INVALID unless the state init has the given address and public key. */
async function requireAccount({ address, public_key, state_init }: WalletProof): Promise<void> {
  const account = await readAccount(state_init, Number(address.split(':')[0]));
  if (account.address !== address.toLowerCase()) {
    throw new Problem('WALLET_PROOF_INVALID', 'The address does not follow from the state init.');
  }
  if (account.publicKey !== public_key.toLowerCase()) {
    throw new Problem('WALLET_PROOF_INVALID', 'The key is not the one that the wallet obeys.');
  }
}

async function isSigned({ address, public_key, proof }: WalletProof): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', fromHex(public_key), 'Ed25519', false, [
    'verify',
  ]);
  const message = await sha256(proofMessage(address, proof));
  const prefix = [0xff, 0xff, ...text.encode('ton-connect')];
  const signed = await sha256(Uint8Array.from([...prefix, ...message]));
  return crypto.subtle.verify('Ed25519', key, fromBase64(proof.signature), signed);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
