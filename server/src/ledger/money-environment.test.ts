import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { rewards } from '../../test/create-rewards.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { productionVariables as production } from '../config/production.fixture.ts';
import { readConfig } from '../config.ts';
import { claimEnvironment, requireEnvironment } from './money-environment.ts';

const testNetworks = { TELEGRAM_ENVIRONMENT: 'test', TON_NETWORK: 'test' };

/** Returns a database of its own, and functions that start a server and a payout run with the given variables. */
async function start() {
  const { db } = await createDatabase();
  const { log, messages } = recordingLog();
  return {
    db,
    messages,
    serve: (env: Record<string, string>) => claimEnvironment({ db, log, config: readConfig(env) }),
    pay: (env: Record<string, string>) => requireEnvironment({ db, config: readConfig(env) }),
    stored: () => db.selectFrom('environment').select(['telegram', 'ton']).execute(),
    /** Stores a purchase for Stars, and a payment in TON if `gateway` is `ton`. */
    async sell(gateway: 'stars' | 'ton' = 'stars') {
      const { referrer, earn } = rewards(db);
      await earn(await referrer(null), 1, 1, gateway);
    },
  };
}

test('a database without money takes the networks of the last server', async () => {
  const { serve, stored } = await start();
  await serve({ ...production, ...testNetworks });
  expect(await stored()).toEqual([{ telegram: 'test', ton: 'test' }]);
  await serve(production);
  expect(await stored()).toEqual([{ telegram: 'main', ton: 'main' }]);
});

test.each([
  [testNetworks, 'TELEGRAM_ENVIRONMENT is test', 'TELEGRAM_ENVIRONMENT=main'],
  [{ TON_NETWORK: 'test' }, 'TON_NETWORK is test', 'TON_NETWORK=main'],
])(
  'with money of the main networks, a server in production with %j does not start',
  async (env, own, found) => {
    const { serve, sell, stored } = await start();
    await serve(production);
    await sell();
    await expect(serve({ ...production, ...env })).rejects.toThrow(
      `${own}, but this database has money of ${found}: use another database, or correct the variable. In a copy for tests only, delete the row of the table environment.`,
    );
    expect(await stored()).toEqual([{ telegram: 'main', ton: 'main' }]);
    await serve(production);
  },
);

test('in development the same is a warning', async () => {
  const { serve, sell, messages } = await start();
  await serve(production);
  await sell();
  await serve({ TON_NETWORK: 'test', BOT_TOKEN: production.BOT_TOKEN });
  expect(messages).toEqual([expect.stringMatching('TON_NETWORK is test, but this database')]);
});

test('money that was paid with the development token is test money', async () => {
  const { serve, stored } = await start();
  await serve({});
  expect(await stored()).toEqual([{ telegram: 'test', ton: 'main' }]);
});

test('a payout run pays on the network of the servers', async () => {
  const { serve, pay } = await start();
  await serve(production);
  await pay({});
  await expect(pay({ TON_NETWORK: 'test' })).rejects.toThrow(
    'TON_NETWORK is test, but this database is for TON_NETWORK=main: set the TON_NETWORK of the servers. Nothing was sent.',
  );
});

test('a payout run pays rewards for test money in test TON only', async () => {
  const { serve, pay } = await start();
  await serve({});
  await expect(pay({})).rejects.toThrow('their rewards would be paid in real TON');
  await serve({ TON_NETWORK: 'test' });
  await pay({ TON_NETWORK: 'test' });
});

test('after the restore of an older backup a payout run needs no server first', async () => {
  const { pay } = await start();
  await pay({ TON_NETWORK: 'test' });
});
