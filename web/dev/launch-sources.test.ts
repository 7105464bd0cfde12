import { defaultScenarioState, type ScenarioState } from '@bold/mock/panel';
import { findPerson, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import { expect, test } from 'vitest';
import { retrieveLaunchParameters } from '../src/telegram/retrieve-launch-parameters.ts';
import { memoryDevice } from '../test/memory-device.ts';
import { launchQueryIn, launchSourcesFor, personIn } from './launch-sources.ts';

const launchQueryOfPaula = async () =>
  launchQuery(
    await launchParametersFor({
      person: findPerson('paula'),
      platform: 'android',
      startParameter: 'USER7',
    }),
  );

/** Returns the launch parameters that the app gets for a scenario state and Paula's launch query. */
async function readIn(state: Partial<ScenarioState>) {
  return retrieveLaunchParameters(
    await launchSourcesFor({ ...defaultScenarioState, ...state }, await launchQueryOfPaula()),
  );
}

test('another person opens the app on the same phone, without the start parameter', async () => {
  const launch = await readIn({ person: 'terry', scenario: 'ready' });

  expect(launch).toMatchObject({ platform: 'android', startParameter: undefined });
  expect(launch.initData.user.id).toBe(findPerson('terry').user.id);
});

test('the first opening keeps the init data and the start parameter of the launch', async () => {
  const state = { ...defaultScenarioState, person: 'paula', scenario: 'ready' } as const;
  const query = await launchQueryOfPaula();

  const launch = retrieveLaunchParameters(await launchSourcesFor(state, query, true));

  expect(launch.startParameter).toBe('USER7');
  expect(launch.rawInitData).toBe(new URLSearchParams(query).get('tgWebAppData'));
});

test('the first opening in a scenario of expired init data has old init data', async () => {
  const state = { ...defaultScenarioState, person: 'paula', scenario: 'expired' } as const;
  const dayAgo = Date.now() / 1000 - 24 * 3_600;

  const sources = await launchSourcesFor(state, await launchQueryOfPaula(), true);

  const raw = new URLSearchParams(retrieveLaunchParameters(sources).rawInitData);
  expect(Number(raw.get('auth_date'))).toBeLessThan(dayAgo);
});

test('a scenario can have an old Telegram version', async () => {
  expect(await readIn({ scenario: 'old-telegram' })).toMatchObject({ version: '6.0' });
});

test.each(['outside', 'odd-launch', 'no-user'] as const)(
  'in %s the app has no readable launch parameters',
  async (scenario) => {
    await expect(readIn({ scenario })).rejects.toThrow('Unable to retrieve launch parameters');
  },
);

test('a guest of the simulator stays the same person', async () => {
  const query = launchQuery(await launchParametersFor({ person: findPerson('guest-5') }));

  expect(personIn(query)).toBe('guest-5');
});

test('outside Telegram the person’s init data is signed as well', async () => {
  const sources = await launchSourcesFor({ ...defaultScenarioState, person: 'gina' }, '');

  expect(retrieveLaunchParameters(sources).initData.user.first_name).toBe('Gina');
});

test('the person is read from the page’s address or from its first address', async () => {
  const query = await launchQueryOfPaula();
  const session = memoryDevice();
  const addresses = [
    { href: `https://app.example/#${query}`, firstHref: undefined, session },
    { href: 'https://app.example/bold', firstHref: `https://app.example/#${query}`, session },
  ];

  expect(addresses.map((sources) => personIn(launchQueryIn(sources)))).toEqual(['paula', 'paula']);
  expect(launchQueryIn({ href: 'https://app.example/#a', firstHref: undefined, session })).toBe('');
});
