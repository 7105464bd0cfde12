import { walletChangesPerDay } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { signProof } from '../../test/sign-proof.ts';
import { startOfTests, startServer } from '../../test/start-server.ts';

const { player, clock, db } = await startServer({
  config: { publicUrl: 'https://bold.example:8443' },
});
type Wallet = { code?: string; payment_info?: { wallet_hash: string; wallet_verified: boolean } };

/** Requests a challenge for a player and signs a proof. The returned function `verify` sends this proof by default. */
async function challenged(id: number) {
  const { call } = player({ id });
  const { body } = await call<{ payload: string; expires_at: string }>(
    'POST',
    '/user/wallet/proof-payload',
  );
  const timestamp = startOfTests.getTime() / 1000;
  const signed = signProof({ payload: body.payload, domain: 'bold.example', timestamp });
  const verify = (proof: object = signed.proof) =>
    call<Wallet>('POST', '/user/wallet/proof', { body: proof });
  return { ...body, ...signed, verify };
}

test('a wallet with a valid proof becomes the player’s verified one', async () => {
  const { verify, address } = await challenged(1);
  const { status, body } = await verify();
  expect([status, body.payment_info]).toMatchObject([
    200,
    { wallet_hash: address.toString({ bounceable: false }), wallet_verified: true },
  ]);
});

test('the history of wallets has the proof of an address that was entered before', async () => {
  const { verify, address } = await challenged(8);
  const { body: user } = await player({ id: 8 }).call<{ id: number }>('PATCH', '/user/profile/me', {
    body: { payment_info: { wallet_hash: address.toString() } },
  });
  await verify();
  const history = db.selectFrom('wallet_change').where('user_id', '=', user.id);
  expect(await history.select(['wallet', 'verified']).orderBy('verified').execute()).toEqual([
    { wallet: address.toRawString(), verified: false },
    { wallet: address.toRawString(), verified: true },
  ]);
});

test('a challenge is valid for one proof', async () => {
  const { verify } = await challenged(2);
  await verify();
  const { status, body } = await verify();
  expect([status, body.code]).toEqual([422, 'WALLET_PROOF_INVALID']);
});

test('a refused proof uses its challenge up', async () => {
  const { verify, proof } = await challenged(3);
  await verify({ ...proof, address: `0:${'0'.repeat(64)}` });
  expect((await verify()).body.code).toBe('WALLET_PROOF_INVALID');
});

test('a challenge is valid only for its own player', async () => {
  const [mine, theirs] = [await challenged(4), await challenged(5)];
  expect((await mine.verify(theirs.proof)).body.code).toBe('WALLET_PROOF_INVALID');
  expect((await theirs.verify()).status).toBe(200);
});

test('a challenge expires after a quarter of an hour', async () => {
  const { verify, expires_at } = await challenged(6);
  expect(expires_at).toBe(new Date(clock.time + 900_000).toISOString());
  clock.time += 900_000;
  const { status, body } = await verify();
  clock.time -= 900_000;
  expect([status, body.code]).toEqual([422, 'WALLET_PROOF_EXPIRED']);
});

test('a proof above the limit of wallet changes is checked first, and its challenge is spent', async () => {
  const { body: user } = await player({ id: 7 }).call<{ id: number }>('GET', '/user/me');
  const history = Array.from({ length: walletChangesPerDay }, (_, n) => ({
    user_id: user.id,
    changed_at: new Date(clock.time - 1 - n),
    wallet: null,
    verified: false,
  }));
  await db.insertInto('wallet_change').values(history).execute();

  const wrong = await challenged(7);
  const refused = await wrong.verify({ ...wrong.proof, address: `0:${'0'.repeat(64)}` });
  expect([refused.status, refused.body.code]).toEqual([422, 'WALLET_PROOF_INVALID']);
  const other = await challenged(7);
  expect((await other.verify()).status).toBe(429);
  const again = await other.verify();
  expect([again.status, again.body.code]).toEqual([422, 'WALLET_PROOF_INVALID']);
});
