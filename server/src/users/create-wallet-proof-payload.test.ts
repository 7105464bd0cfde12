import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player, clock, db } = await startServer();
const { call } = player({ id: 1 });
const ask = () => call<{ payload: string }>('POST', '/user/wallet/proof-payload');

test('every challenge is new', async () => {
  const [{ body: first }, { body: second }] = [await ask(), await ask()];
  expect(first.payload).not.toBe(second.payload);
});

test('challenges that expired unused are deleted', async () => {
  clock.time += 3_600_000;
  await ask();
  expect(await db.selectFrom('wallet_challenge').selectAll().execute()).toHaveLength(1);
});
