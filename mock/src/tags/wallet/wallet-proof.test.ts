import { createHash } from 'node:crypto';
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { beginCell, storeStateInit } from '@ton/core';
import { keyPairFromSeed, sign } from '@ton/crypto';
import { WalletContractV4, WalletContractV5R1 } from '@ton/ton';
import { expect, test } from 'vitest';
import { setupMock } from '../../node.ts';
import { startPlayer, type TestPlayer } from '../../player.fixture.ts';
import { proofMessage } from './wallet-proof-message.ts';

const mock = setupMock();

const prefix = Buffer.concat([Buffer.from([0xff, 0xff]), Buffer.from('ton-connect')]);
const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();
const prove = (player: TestPlayer, body: unknown) =>
  player.call('POST', '/user/wallet/proof', body);
const refusal = { status: 422, json: { code: 'WALLET_PROOF_INVALID' } };

function wallet(
  seed = 1,
  create:
    | typeof WalletContractV4.create
    | typeof WalletContractV5R1.create = WalletContractV4.create,
) {
  const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, seed));
  const { address, init } = create({ workchain: 0, publicKey });
  const cell = beginCell().store(storeStateInit(init)).endCell();
  return {
    secretKey,
    account: {
      address: address.toRawString(),
      network: '-239',
      public_key: publicKey.toString('hex'),
      state_init: cell.toBoc().toString('base64'),
    },
  };
}

const { address } = wallet().account;

/**
 * Signs the player's challenge, as a wallet does.
 * @param lengthBytes the length of `host` that the proof states, by default the true length
 */
async function signedProof(
  player: TestPlayer,
  host = 'localhost',
  agedSeconds = 0,
  lengthBytes = host.length,
  { account, secretKey } = wallet(),
) {
  const { payload } = (await player.call('POST', '/user/wallet/proof-payload')).json;
  const proof = {
    timestamp: Math.floor(Date.now() / 1_000) - agedSeconds,
    domain: { lengthBytes, value: host },
    payload: String(payload),
  };
  const digest = sha256(prefix, sha256(proofMessage(account.address, proof)));
  const signature = sign(digest, secretKey).toString('base64');
  return { ...account, proof: { ...proof, signature } };
}

test('a wallet with a valid proof is verified', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player))).toMatchObject({
    status: 200,
    json: { payment_info: { wallet_verified: true } },
  });
});

test('saving the same address again keeps the wallet verified, another address does not', async () => {
  const player = await startPlayer(1);
  await prove(player, await signedProof(player));
  const save = async (wallet_hash: string) =>
    (await player.call('PATCH', '/user/profile/me', { payment_info: { wallet_hash } })).json;

  expect(await save(address)).toMatchObject({ payment_info: { wallet_verified: true } });
  expect(await save(`0:${'22'.repeat(32)}`)).toMatchObject({
    payment_info: { wallet_verified: false },
  });
});

test('a domain with a wrong length is refused', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player, 'localhost', 0, 8))).toMatchObject(refusal);
});

test('a second proof with the same challenge is refused', async () => {
  const player = await startPlayer(1);
  const proof = await signedProof(player);
  await prove(player, proof);

  expect(await prove(player, proof)).toMatchObject(refusal);
});

test('a refused proof uses its challenge up', async () => {
  const player = await startPlayer(1);
  const { proof, ...account } = await signedProof(player);
  const domain = { lengthBytes: 9, value: 'elsewhere' };
  await prove(player, { ...account, proof: { ...proof, domain } });

  expect(await prove(player, { ...account, proof })).toMatchObject(refusal);
});

test('the proof of a saved address does not begin the hold of its change again', async () => {
  const player = await startPlayer(1);
  await player.call('PATCH', '/user/profile/me', { payment_info: { wallet_hash: address } });
  const changedAt = mock.world.players.at(-1)?.walletChangedAt;
  mock.control({ clockOffsetMs: 1_000 });

  await prove(player, await signedProof(player));

  expect(mock.world.players.at(-1)).toMatchObject({
    wallet: { isVerified: true },
    walletChangedAt: changedAt,
  });
});

test('an address that is proved in upper case is saved in lower case', async () => {
  const player = await startPlayer(1);
  const { account, secretKey } = wallet();
  const upper = { secretKey, account: { ...account, address: address.toUpperCase() } };
  await prove(player, await signedProof(player, 'localhost', 0, 9, upper));

  expect(mock.world.players.at(-1)?.wallet).toEqual({ address, isVerified: true });
});

test('an expired challenge is refused as expired once, and then as unknown', async () => {
  const player = await startPlayer(1);
  const proof = await signedProof(player);
  mock.control({ clockOffsetMs: rules.wallet_challenge_seconds * 1_000 });

  const codes = [await prove(player, proof), await prove(player, proof)].map(
    ({ json }) => json.code,
  );

  expect(codes).toEqual(['WALLET_PROOF_EXPIRED', 'WALLET_PROOF_INVALID']);
});

test('a proof with another player’s challenge is refused', async () => {
  const [owner, thief] = [await startPlayer(1), await startPlayer(2)];

  expect(await prove(thief, await signedProof(owner))).toMatchObject(refusal);
});

test('a proof for another domain or another address is refused', async () => {
  const player = await startPlayer(1);
  const other = { ...(await signedProof(player)), address: `0:${'22'.repeat(32)}` };

  expect(await prove(player, await signedProof(player, 'elsewhere.example'))).toMatchObject(
    refusal,
  );
  expect(await prove(player, other)).toMatchObject(refusal);
});

test('a proof with an old signature is refused as expired', async () => {
  const player = await startPlayer(1);

  expect(await prove(player, await signedProof(player, 'localhost', 901))).toMatchObject({
    status: 422,
    json: { code: 'WALLET_PROOF_EXPIRED' },
  });
});

test('a wallet with a v5 contract is verified', async () => {
  const player = await startPlayer(1);
  const given = wallet(1, WalletContractV5R1.create);

  expect(await prove(player, await signedProof(player, 'localhost', 0, 9, given))).toMatchObject({
    status: 200,
  });
});

test("another owner's address cannot be proved with one's own key", async () => {
  const player = await startPlayer(1);
  const [own, foreign] = [wallet(1), wallet(2)];
  const { address, state_init } = foreign.account;
  const withInit = { ...own, account: { ...own.account, address, state_init } };
  const withoutInit = { ...own, account: { ...own.account, address } };

  for (const given of [withInit, withoutInit]) {
    const proof = await signedProof(player, 'localhost', 0, 9, given);
    expect(await prove(player, proof)).toMatchObject(refusal);
  }
});

test('an unreadable state init is refused', async () => {
  const player = await startPlayer(1);
  const proof = { ...(await signedProof(player)), state_init: 'te6cckEBAQEAAgAAAEysuc0=' };

  expect(await prove(player, proof)).toMatchObject(refusal);
});

test('with the next challenge, the challenges that expired long ago are deleted', async () => {
  const player = await startPlayer(1);
  const create = () => player.call('POST', '/user/wallet/proof-payload');
  await create();
  mock.control({ clockOffsetMs: rules.wallet_challenge_seconds * 2_000 + 60_000 });

  const { json } = await create();

  expect(mock.world.challenges).toMatchObject([{ payload: json.payload }]);
});
