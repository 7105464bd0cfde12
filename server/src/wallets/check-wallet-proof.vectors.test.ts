import vectors from '@bold/openapi/vectors/wallet-proofs.json' with { type: 'json' };
import type { WalletProof } from '@bold/sdk';
import { Address } from '@ton/core';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { signedHash } from './check-wallet-proof.ts';

type Body = { code?: string; payment_info?: { wallet_hash: string; wallet_verified: boolean } };

const clock = { time: vectors.now * 1000, now: () => new Date(clock.time) };
const publicUrl = `https://${vectors.domain}`;
const development = await startServer({ config: { publicUrl }, deps: { clock } });
const production = await startServer({ config: { publicUrl, production: true }, deps: { clock } });

/** Stores the challenge of the test vectors, and sends `body` as the player's proof at `now` (Unix seconds). */
async function prove(
  { player, db }: typeof development,
  body: unknown,
  now = vectors.now,
): Promise<{ status: number; body: Body }> {
  clock.time = vectors.now * 1000;
  const caller = player({ id: 7 });
  const { body: me } = await caller.call<{ id: number }>('GET', '/user/me');
  await db.deleteFrom('wallet_challenge').execute();
  const expires_at = new Date(vectors.expires_at * 1000);
  await db
    .insertInto('wallet_challenge')
    .values({ payload: vectors.payload, user_id: me.id, expires_at })
    .execute();
  clock.time = now * 1000;
  return caller.call<Body>('POST', '/user/wallet/proof', { body });
}

test.each(vectors.accepted)('the contract’s wallet proof is accepted: $title', async (vector) => {
  const { status, body } = await prove(development, vector.body);
  expect([status, body.payment_info]).toEqual([
    200,
    expect.objectContaining({ wallet_hash: vector.wallet_hash, wallet_verified: true }),
  ]);
});

test.each(vectors.accepted)(
  'the digest that a wallet signs is the contract’s: $title',
  (vector) => {
    const { address, proof } = vector.body as WalletProof;
    expect(signedHash(Address.parse(address.toLowerCase()), proof).toString('hex')).toBe(
      vector.digest,
    );
  },
);

test.each(vectors.refused.map((vector) => ({ in_production: false, now: vectors.now, ...vector })))(
  'the contract’s wallet proof is refused with $code: $title',
  async ({ body: given, code, in_production, now }) => {
    const { status, body } = await prove(in_production ? production : development, given, now);
    expect([status, body.code]).toEqual([422, code]);
  },
);
