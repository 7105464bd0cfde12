import countries from '@bold/openapi/catalogue/countries.json' with { type: 'json' };
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { problems } from '@bold/sdk/problems';
import { expect, onTestFinished, test, vi } from 'vitest';
import { everyOperation, liveOperation } from '../faults/faults.ts';
import { operations } from '../http/route.ts';
import { createMock } from '../mock.ts';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { missingSince } from '../telegram/host/method-versions.ts';
import { findPerson } from '../telegram/launch/people.ts';
import { packText } from '../world/pack-text.ts';
import { loadScenario } from './load-scenario.ts';
import { defaultScenarioState } from './scenario-state.ts';
import { findScenario, listScenarios, type ScenarioName } from './scenarios.ts';

const mock = setupMock();
const keys = listScenarios().map(([name]) => name);
const person = findPerson(null).user.id;
const custom = { taps_amount: 100, payment_currency: 'STARS' };

async function playing(scenario: ScenarioName) {
  await loadScenario(mock, { ...defaultScenarioState, scenario });
  return startPlayer(person);
}

test('there are at least fifteen scenarios with different names', () => {
  const labels = keys.map((key) => findScenario(key).label);

  expect(labels.length).toBeGreaterThanOrEqual(15);
  expect(new Set(labels).size).toBe(labels.length);
});

test('every row of the error catalogue has a scenario', () => {
  const rows = Array.from({ length: 22 }, (_, index) => `ERR-${`${index + 1}`.padStart(2, '0')}`);
  const shown = keys.flatMap((key) => findScenario(key).rows ?? []);

  expect([...shown].sort()).toEqual(rows);
});

test('faults of scenarios name operations of the contract and codes of its catalogue', () => {
  const known = [everyOperation, liveOperation, ...operations.map((one) => one.id)];
  for (const key of keys) {
    const faults = Object.entries(findScenario(key).controls?.faults ?? {});
    expect(known).toEqual(expect.arrayContaining(faults.map(([operationId]) => operationId)));
    expect(Object.keys(problems)).toEqual(
      expect.arrayContaining(faults.map(([, { code }]) => code)),
    );
  }
});

test.each(keys)('%s makes the same world in two mocks', async (scenario) => {
  const twice = [createMock({ now: () => 0 }), createMock({ now: () => 0, seed: 5 })];
  for (const one of twice) await loadScenario(one, { ...defaultScenarioState, scenario });

  expect(twice[0]?.export()).toBe(twice[1]?.export());
});

test('in the scenario `brand-new` the player has the default name, no country and no gift', async () => {
  const { json } = await (await playing('brand-new')).get('/user/me');

  expect(json).toMatchObject({ country_id: null, is_bonus_taken: false });
  expect(json.display_name).toMatch(/^bold_\d+$/);
});

test('with a chosen name only the country is missing', async () => {
  const { json } = await (await playing('no-country')).get('/user/me');

  expect(json.country_id).toBeNull();
  expect(json.display_name).not.toMatch(/^bold_\d+$/);
});

test('in the scenario `ready` the player has a country of the catalogue', async () => {
  const { json } = await (await playing('ready')).get('/user/me');

  expect(countries.map(({ id }) => id)).toContain(json.country_id);
});

test.each([
  ['gift-spent', { available_taps: 0, total_taps: 99 }],
  ['gift-waits', { available_taps: 0, total_taps: 0 }],
  ['before-level', { available_taps: 500, total_taps: 99 }],
] as const)('the balance of %s is %o', async (scenario, balance) => {
  expect((await (await playing(scenario)).get('/user/taps/me')).json).toEqual(balance);
});

test('in the scenario of the tenth in Black the player is the last of ten', async () => {
  const player = await playing('tenth-in-black');
  const me = (await player.get('/user/me')).json.id;

  const { json } = await player.get('/leaderboard/top?level_id=10');

  expect(json.length).toBe(10);
  expect(json[9]).toMatchObject({ user_id: me });
});

test.each([
  ['gateway-fails', 'PAYMENT_GATEWAY_FAILED'],
  ['too-large', 'INVOICE_TOO_LARGE'],
] as const)('in the scenario `%s` every invoice is refused with %s', async (scenario, code) => {
  const player = await playing(scenario);
  const bodies = { tariff: { tariff_id: 1 }, 'custom-amount': custom };

  for (const [kind, body] of Object.entries(bodies)) {
    const { json } = await player.call('POST', `/payment/gateway/invoice-link/${kind}`, body);
    expect(json).toMatchObject({ code });
  }
});

test('in the scenario `payment-expires` a new payment has expired', async () => {
  const player = await playing('payment-expires');
  const { json } = await player.call('POST', '/payment/gateway/invoice-link/custom-amount', custom);

  expect((await player.get(`/payment/status/${json.payment_id}`)).json).toMatchObject({
    state: 'expired',
  });
});

test('the init data of the scenario `expired` is too old', () => {
  const { ageHours = 0 } = findScenario('expired').opening ?? {};
  expect(ageHours * 3_600).toBeGreaterThan(rules.init_data_max_age_seconds);
});

test('the Telegram of the scenario `old-telegram` knows no invoices', () => {
  const { tgWebAppVersion } = findScenario('old-telegram').opening?.launch ?? {};
  expect(missingSince('web_app_open_invoice', tgWebAppVersion ?? '')).not.toBeNull();
});

test('in the scenario `slow` the live connection is slow too', async () => {
  const player = await playing('slow');
  const socket = await player.connect();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  socket.send('{}');
  const received = vi.fn();
  void socket.next().then(received);

  await expect.poll(() => vi.getTimerCount()).toBe(1);
  expect(received).not.toHaveBeenCalled();
});

test('a player who has bought points can still take the gift', async () => {
  const player = await playing('bought-first');

  expect((await player.call('POST', '/bonus/start')).status).toBe(200);
});

test('a packed world replaces the scenario’s world', async () => {
  await playing('rich');
  const world = await packText(mock.export());

  await loadScenario(mock, { ...defaultScenarioState, scenario: 'empty', world });

  const player = await startPlayer(person);
  expect((await player.get('/user/taps/me')).json).toMatchObject({ available_taps: 1_000_000 });
});
