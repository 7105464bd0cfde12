import { startMock } from '@bold/mock/browser';
import { defaultScenarioState, loadScenario, type ScenarioState } from '@bold/mock/panel';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

// The mock's live connection in a page: real WebSockets that the mock intercepts.

const mock = await startMock({ isPersistent: false });
const { user } = findPerson(defaultScenarioState.person);
let seq = 0;

/** Loads a scenario in which `user` is a registered player. */
const begin = (controls: ScenarioState['controls'] = {}) =>
  loadScenario(mock, { ...defaultScenarioState, scenario: 'ready', controls });

beforeEach(() => begin());

/** Opens a socket and records its messages and its close event. */
async function connect() {
  const raw = await initDataFor({ person: findPerson(defaultScenarioState.person) });
  const socket = new WebSocket(`/api/live?tg_auth=${encodeURIComponent(raw)}`);
  onTestFinished(() => socket.close());
  const received: Record<string, unknown>[] = [];
  const ends: Pick<CloseEvent, 'code' | 'reason'>[] = [];
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data))));
  socket.addEventListener('close', ({ code, reason }) => ends.push({ code, reason }));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const tap = (multiplier = 1) => {
    seq += 1;
    socket.send(JSON.stringify({ multiplier, taps: 10, tg_user_id: user.id, session: 's', seq }));
  };
  return { received, ends, tap };
}

const totalTaps = () =>
  mock.world.players.find(({ telegramId }) => telegramId === user.id)?.totalTaps;

test('a batch is acknowledged, and a batch with a multiplier of a higher level is refused', async () => {
  const { received, tap } = await connect();

  tap();
  tap(50);

  await expect
    .poll(() => received)
    .toMatchObject([
      { type: 'taps', applied: 10, available_taps: 2_490, total_taps: 442 },
      { type: 'error', code: 'MULTIPLIER_NOT_REACHED', total_taps: 442 },
    ]);
});

test('another window of the player receives the new balance', async () => {
  const [first, second] = [await connect(), await connect()];
  // A received message shows that the server has accepted the socket.
  second.tap();
  await expect.poll(() => second.received).toHaveLength(1);

  first.tap();

  const balance = { type: 'balance', available_taps: 2_480, total_taps: 452 };
  await expect.poll(() => second.received.at(-1)).toEqual(balance);
});

test('a refused connection closes with 1013, a connection without a network with 1001', async () => {
  await begin({ live: 'refused' });
  const { ends } = await connect();
  await expect.poll(() => ends).toEqual([{ code: 1013, reason: 'Try again later' }]);

  await begin();
  const open = await connect();
  open.tap();
  await expect.poll(() => open.received).toHaveLength(1);
  await begin({ isOffline: true });

  await expect.poll(() => open.ends).toMatchObject([{ code: 1001 }]);
});

test('a dropped connection closes at the batch, which is not counted', async () => {
  await begin({ live: 'dropped' });
  const { received, ends, tap } = await connect();

  tap();

  await expect.poll(() => ends).toMatchObject([{ code: 1001 }]);
  expect(received).toEqual([]);
  expect(totalTaps()).toBe(432);
});

test('on a slow connection a batch is counted at once, and its ack is received two seconds later', async () => {
  await begin({ live: 'slow' });
  const { received, tap } = await connect();
  const begun = performance.now();

  tap();

  await expect.poll(totalTaps).toBe(442);
  expect(received).toEqual([]);
  await expect.poll(() => received).toMatchObject([{ type: 'taps', total_taps: 442 }]);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1_990);
});
