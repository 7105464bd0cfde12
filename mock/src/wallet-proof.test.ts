import { expect, test } from 'vitest';
import { toHex } from './bytes.ts';
import { setupMock } from './node.ts';
import { startPlayer, type TestPlayer } from './player.fixture.ts';
import { proofMessage } from './wallet-proof.ts';

setupMock();

const address = `0:${'11'.repeat(32)}`;
const text = new TextEncoder();
const prove = (player: TestPlayer, body: unknown) =>
  player.call('POST', '/user/wallet/proof', body);
const refusal = { status: 422, json: { code: 'WALLET_PROOF_INVALID' } };

/** What a wallet answers to the player's challenge, signed for `host`. */
async function signedProof(
  player: TestPlayer,
  host = 'localhost',
  agedSeconds = 0,
  lengthBytes = host.length,
) {
  const { payload } = (await player.call('POST', '/user/wallet/proof-payload')).json;
  const keys = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const proof = {
    timestamp: Math.floor(Date.now() / 1_000) - agedSeconds,
    domain: { lengthBytes, value: host },
    payload: String(payload),
  };
  const inner = await crypto.subtle.digest('SHA-256', proofMessage(address, proof));
  const outer = [0xff, 0xff, ...text.encode('ton-connect'), ...new Uint8Array(inner)];
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(outer));
  const signature = await crypto.subtle.sign('Ed25519', keys.privateKey, digest);
  return {
    address,
    network: '-239',
    public_key: toHex(new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))),
    state_init: 'te6cckEBAQEAAgAAAEysuc0=',
    proof: { ...proof, signature: Buffer.from(signature).toString('base64') },
  };
}

test('a wallet that signed the challenge is verified', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player))).toMatchObject({
    status: 200,
    json: { payment_info: { wallet_verified: true } },
  });
});

test('saving the proved address again keeps the proof, another address clears it', async () => {
  const player = await startPlayer(1);
  await prove(player, await signedProof(player));
  const save = async (wallet_hash: string) =>
    (await player.call('PATCH', '/user/profile/me', { payment_info: { wallet_hash } })).json;

  expect(await save(address)).toMatchObject({ payment_info: { wallet_verified: true } });
  expect(await save(`0:${'22'.repeat(32)}`)).toMatchObject({
    payment_info: { wallet_verified: false },
  });
});

test('a domain whose length is told wrong is refused', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player, 'localhost', 0, 8))).toMatchObject(refusal);
});

test('a challenge is good for one proof', async () => {
  const player = await startPlayer(1);
  const proof = await signedProof(player);
  await prove(player, proof);

  expect(await prove(player, proof)).toMatchObject(refusal);
});

test('a challenge is good for the player who asked for it alone', async () => {
  const [owner, thief] = [await startPlayer(1), await startPlayer(2)];

  expect(await prove(thief, await signedProof(owner))).toMatchObject(refusal);
});

test('a proof for another domain or another address is none', async () => {
  const player = await startPlayer(1);
  const other = { ...(await signedProof(player)), address: `0:${'22'.repeat(32)}` };

  expect(await prove(player, await signedProof(player, 'elsewhere.example'))).toMatchObject(
    refusal,
  );
  expect(await prove(player, other)).toMatchObject(refusal);
});

test('an old signature has expired', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player, 'localhost', 901))).toMatchObject({
    status: 422,
    json: { code: 'WALLET_PROOF_EXPIRED' },
  });
});
