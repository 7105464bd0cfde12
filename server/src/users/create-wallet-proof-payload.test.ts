import { walletChallengeSeconds } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player, clock, db } = await startServer();
const { call } = player({ id: 1 });
const ask = () => call<{ payload: string }>('POST', '/user/wallet/proof-payload');

test('every challenge is new', async () => {
  const [{ body: first }, { body: second }] = [await ask(), await ask()];
  expect(first.payload).not.toBe(second.payload);
});

test('a challenge that expired unused is deleted a lifetime later', async () => {
  const lifetimeMs = walletChallengeSeconds * 1000;
  const count = async () => (await db.selectFrom('wallet_challenge').selectAll().execute()).length;
  clock.time += 10 * lifetimeMs;
  await ask();
  expect(await count()).toBe(1);
  clock.time += 2 * lifetimeMs;
  await ask();
  expect(await count()).toBe(2);
  clock.time += 1;
  await ask();
  expect(await count()).toBe(2);
});
