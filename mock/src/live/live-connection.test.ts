import { expect, onTestFinished, test, vi } from 'vitest';
import { failing } from '../faults/faults.ts';
import { createBackend } from '../mock.ts';
import { setupMock } from '../node.ts';
import { connect, signedData, startPlayer } from '../player.fixture.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { dayMs } from '../world/units.ts';
import { connectLive } from './live-connection.ts';

const mock = setupMock();

const carrier = () => ({ send: vi.fn(), close: vi.fn() });
const batch = (tg_user_id: number, seq = 1) => ({
  multiplier: 1,
  taps: 10,
  tg_user_id,
  session: 's',
  seq,
});

test('taps sent on the live connection are in the balance that GET returns', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();

  socket.send(batch(1));

  expect(await socket.next()).toMatchObject({ applied: 10, available_taps: 89 });
  expect((await player.get('/user/taps/me')).json).toEqual({ available_taps: 89, total_taps: 10 });
});

test('frames sent before the init data was checked are acknowledged in their order', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();

  for (const seq of [1, 2, 3]) socket.send(batch(1, seq));

  const received = [await socket.next(), await socket.next(), await socket.next()];
  expect(received.map((message) => 'seq' in message && message.seq)).toEqual([1, 2, 3]);
});

test('a batch is reported as a change of the world, which a browser stores', async () => {
  const onChange = vi.fn();
  const url = `ws://bold/api/live?tg_auth=${encodeURIComponent(await signedData(1))}`;
  const { receive } = connectLive(createBackend({}, onChange), carrier(), url);

  receive(JSON.stringify(batch(1)));

  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
});

test('a balance that changes while the init data is checked is sent when the check ends', async () => {
  const backend = createBackend({});
  const [own, other] = [carrier(), carrier()];
  const address = async (id: number) =>
    `ws://bold/api/live?tg_auth=${encodeURIComponent(await signedData(id))}`;
  const urls = [await address(1), await address(2)] as const;
  connectLive(backend, own, urls[0]);
  connectLive(backend, other, urls[1]);

  backend.sockets.push(findOrCreatePlayer(backend.world, { id: 1, first_name: 'Tap' }, null, 0));

  const balance = '{"type":"balance","available_taps":0,"total_taps":0}';
  await vi.waitFor(() => expect(own.send).toHaveBeenCalledExactlyOnceWith(balance));
  await vi.waitFor(() => expect(backend.world.players.at(-1)).toMatchObject({ telegramId: 2 }));
  expect(other.send).not.toHaveBeenCalled();
});

test('a frame on a socket of an earlier launch does not restore the earlier name', async () => {
  const player = await startPlayer(1);
  const socket = await player.connect();
  const later = await startPlayer(1, { user: { id: 1, first_name: 'Later' } });
  await later.get('/user/me');

  socket.send(batch(1));
  await socket.next();

  expect(mock.world.players.at(-1)).toMatchObject({ telegramId: 1, firstName: 'Later' });
});

test('a new user who connects becomes a player', async () => {
  const socket = await connect(await signedData(77));
  socket.send('{');
  await socket.next();

  expect(mock.world.players.at(-1)).toMatchObject({ telegramId: 77 });
});

test('a second device receives the new balance, the first only its ack', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const [first, second] = [await player.connect(), await player.connect()];
  second.send('{}');
  await second.next();

  first.send(batch(1));
  first.send(batch(1, 2));

  expect(await first.next()).toMatchObject({ type: 'taps', seq: 1 });
  expect(await first.next()).toMatchObject({ type: 'taps', seq: 2 });
  expect(await second.next()).toEqual({ type: 'balance', available_taps: 89, total_taps: 10 });
});

test.each([
  ['a forged hash', `hash=${'0'.repeat(64)}`, 'INIT_DATA_SIGNATURE_INVALID'],
  ['plain text for data', 'hello', 'INIT_DATA_MALFORMED'],
  ['nothing for data', '', 'INIT_DATA_MISSING'],
])('a connection with %s closes with 4401 and the reason', async (_, raw, reason) => {
  const { closed } = await connect(raw);

  expect(await closed).toMatchObject({ code: 4401, reason });
});

test('a message in another player’s name closes the connection with 4403', async () => {
  const socket = await connect(await signedData(1));

  socket.send(batch(2));

  expect(await socket.closed).toMatchObject({ code: 4403 });
});

test('a connection closes with 4401 when the clock passes the age of its init data', async () => {
  const socket = await connect(await signedData(1));
  socket.send('{}');
  await socket.next();

  mock.control({ clockOffsetMs: dayMs });

  expect(await socket.closed).toMatchObject({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
});

test('a batch that arrives after its init data has expired closes the connection and is not counted', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();
  socket.send('{}');
  await socket.next();
  vi.setSystemTime(Date.now() + dayMs);

  socket.send(batch(1));

  expect(await socket.closed).toMatchObject({ code: 4401, reason: 'INIT_DATA_EXPIRED' });
  expect(mock.world.players.at(-1)).toMatchObject({ telegramId: 1, totalTaps: 0 });
});

test('the age of the init data is checked before the burst, to the millisecond', async () => {
  const auth_date = Math.floor(Date.now() / 1_000);
  const clock = { now: auth_date * 1_000 + dayMs - 1 };
  const url = `ws://bold/api/live?tg_auth=${encodeURIComponent(await signedData(1, { auth_date }))}`;
  const socket = carrier();
  const { receive } = connectLive(createBackend({ now: () => clock.now }), socket, url);
  for (let seq = 1; seq <= 60; seq += 1) receive(JSON.stringify(batch(1, seq)));
  await vi.waitFor(() => expect(socket.send).toHaveBeenCalledTimes(60));

  clock.now += 1;
  receive('{}');

  await vi.waitFor(() => expect(socket.close).toHaveBeenCalledWith(4401, 'INIT_DATA_EXPIRED'));
});

test('the 61st message of a burst closes the connection with 4429', async () => {
  const socket = await connect(await signedData(1));

  for (let seq = 1; seq <= 65; seq += 1) socket.send(batch(1, seq));

  expect(await socket.closed).toMatchObject({ code: 4429 });
});

test('the connections of a player share one limit', async () => {
  const player = await startPlayer(1);
  const [first, second] = [await player.connect(), await player.connect()];

  for (let seq = 1; seq <= 60; seq += 1) first.send(batch(1, seq));
  for (let seq = 1; seq <= 60; seq += 1) await first.next();
  for (let seq = 61; seq <= 65; seq += 1) second.send(batch(1, seq));

  expect(await second.closed).toMatchObject({ code: 4429 });
});

test('a frame that is too big closes the connection with 1009, also above the burst', async () => {
  const socket = await connect(await signedData(1));
  for (let seq = 1; seq <= 60; seq += 1) socket.send(batch(1, seq));

  socket.send(' '.repeat(4_097));

  expect(await socket.closed).toMatchObject({ code: 1009 });
});

test('a reset closes every connection, so that clients reconnect', async () => {
  const socket = await connect(await signedData(1));
  socket.send('{}');
  await socket.next();

  mock.reset();

  expect(await socket.closed).toMatchObject({ code: 1001 });
});

test('a batch that is under way at a reset is not counted in the new world', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();
  socket.send('{}');
  await socket.next();

  socket.send(batch(1));
  mock.reset();
  await socket.closed;
  const later = await connect(await signedData(2));
  later.send('{}');
  await later.next();

  expect(mock.world.players.some(({ telegramId }) => telegramId === 1)).toBe(false);
});

test('`closeAll` also closes a connection whose init data is not checked yet', async () => {
  const backend = createBackend({});
  const url = `ws://localhost/api/live?tg_auth=${encodeURIComponent(await signedData(1))}`;
  const [first, second] = [carrier(), carrier()];
  const connection = connectLive(backend, first, url);
  connection.receive(JSON.stringify(batch(1)));

  backend.sockets.closeAll();
  connectLive(backend, second, url).receive('{}');
  await vi.waitFor(() => expect(second.send).toHaveBeenCalled());

  expect(first.send).not.toHaveBeenCalled();
  expect(first.close).toHaveBeenCalledExactlyOnceWith(1001, 'Going away');
});

test('a connection that ends before its init data is checked is not kept', async () => {
  const backend = createBackend({});
  const url = `ws://localhost/api/live?tg_auth=${encodeURIComponent(await signedData(1))}`;
  const [first, second] = [carrier(), carrier()];
  connectLive(backend, first, url).closed();
  connectLive(backend, second, url).receive('{}');
  await vi.waitFor(() => expect(second.send).toHaveBeenCalled());

  backend.sockets.closeAll();

  expect(first.close).not.toHaveBeenCalled();
});

test('a batch that was refused for the moment holds up the later ones of its connection', async () => {
  const socket = await connect(await signedData(1));
  mock.control(failing('live', 'SERVICE_UNAVAILABLE'));
  socket.send(batch(1, 1));
  await socket.next();
  mock.control({});

  for (const seq of [2, 1]) socket.send(batch(1, seq));

  expect([await socket.next(), await socket.next()]).toMatchObject([
    { type: 'error', code: 'SERVICE_UNAVAILABLE', seq: 2 },
    { type: 'taps', seq: 1 },
  ]);
});

test('a banned player’s open connection closes with the next frame, and no other one opens', async () => {
  const player = await startPlayer(1);
  await player.call('POST', '/bonus/start');
  const socket = await player.connect();
  const me = mock.world.players.at(-1);
  Object.assign(me ?? {}, { isBanned: true });

  socket.send(batch(1));

  expect(await socket.closed).toMatchObject({ code: 4403, reason: 'PLAYER_BANNED' });
  expect(me?.totalTaps).toBe(0);
  const again = await player.connect();
  expect(await again.closed).toMatchObject({ code: 4403, reason: 'PLAYER_BANNED' });
});
