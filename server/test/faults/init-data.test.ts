import { Problem } from '@bold/sdk/contract';
import { expect, test } from 'vitest';
import { createAuthenticate } from '../../src/authentication/authenticate.ts';
import { createDatabase } from '../create-database.ts';
import { signInitData } from '../init-data.ts';
import { testDeps } from '../test-deps.ts';
import { forgeries } from './forge-init-data.ts';
import { seededRandom } from './seeded-random.ts';

const { db } = await createDatabase();
const deps = testDeps(db);
const authenticate = createAuthenticate(deps);
const mutations = 10_000;
const fields = {
  query_id: 'AAHdF6IQAAAAAN0XohDhrOrc',
  user: JSON.stringify({ id: 279_058_397, first_name: 'Ada & Co. 100 %', username: 'ada' }),
  auth_date: `${deps.clock.now().getTime() / 1000}`,
  start_param: 'REFk3v9x2',
  chat_type: 'sender',
  chat_instance: '8428209589180549439',
  signature: 'of-another-key',
};
const raw = await signInitData(fields);

/** Returns the error code of a refusal, or a text with the user's Telegram id if the server accepts the data. */
const codeOf = (forged: string) =>
  authenticate(forged).then(
    ({ telegramId }) => `accepted as ${telegramId}`,
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

const users = () => db.selectFrom('users').select('id').execute();

test('[SEC-02] none of ten thousand forgeries of init data is accepted, and none creates a user', async () => {
  const ways = Object.entries(await forgeries(fields));
  const random = seededRandom(20_261);
  const seen = new Set([raw]);
  const refusals = new Set<string>();
  for (let made = 0; made < mutations; made += 1) {
    const [way, forge] = ways[made % ways.length] ?? ways[0] ?? [];
    const forged = (await forge?.(random)) ?? '';
    expect(forged, way).not.toBe(raw);
    seen.add(forged);
    refusals.add(`${way}: ${await codeOf(forged)}`);
  }
  for (const refusal of refusals) expect(refusal).toMatch(/: INIT_DATA_[A-Z_]+$/);
  // Most forgeries must differ, because equal ones would prove little.
  expect(seen.size).toBeGreaterThan(mutations / 2);
  expect(await users()).toEqual([]);
});

test('[SEC-02] init data with its fields in another order or spelling is accepted for the same user', async () => {
  const { userId } = await authenticate(raw);
  const random = seededRandom(20_262);
  for (let made = 0; made < 200; made += 1) {
    const shuffled = raw
      .split('&')
      .map((pair) => ({ pair, place: random(1_000_000) }))
      .sort((a, b) => a.place - b.place)
      .map(({ pair }) => (random(2) ? pair : pair.replaceAll('%20', '+')))
      .join('&');
    expect(await authenticate(shuffled)).toMatchObject({ userId, telegramId: 279_058_397 });
  }
  expect(await users()).toEqual([{ id: userId }]);
});
