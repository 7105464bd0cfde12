import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import { startConnection } from './player-connection.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LIVE-01] the connection is a WebSocket whose tg_auth is the whole init data', () => {
  const { connection, sockets } = startConnection();

  connection.connect();

  const url = new URL(sockets[0]?.url ?? '');
  expect(url.origin + url.pathname).toBe('wss://bold.example/api/live');
  expect(url.searchParams.get('tg_auth')).toBe('user=%7B%7D&hash=ab');
});

test('[LIVE-02] taps are sent as multiplier value, taps and the player’s Telegram id', () => {
  const { connection, sockets } = startConnection();
  connection.connect();
  sockets[0]?.accept();

  connection.sendMessage({ multiplier: 5, taps: 12 });

  expect(sockets[0]?.sent).toEqual([
    expect.objectContaining({ multiplier: 5, taps: 12, tg_user_id: 279058397 }),
  ]);
});

test('[LIVE-04] [LIVE-05] after a lost connection there are 8 retries, a second apart', () => {
  const { connection, sockets } = startConnection();
  connection.connect();
  sockets[0]?.accept();

  for (let second = 0; second < 20; second++) {
    sockets.at(-1)?.drop(1006);
    vi.advanceTimersByTime(1_000);
  }

  expect(sockets).toHaveLength(1 + 8);
});

test('[LIVE-04] [LIVE-05] after an hour without a network the taps are sent once', () => {
  const { connection, sockets } = startConnection();
  connection.connect();
  sockets[0]?.accept();
  sockets[0]?.drop(1006);
  connection.sendMessage({ multiplier: 1, taps: 7 });
  for (let second = 0; second < 3_600; second++) {
    vi.advanceTimersByTime(1_000);
    sockets.at(-1)?.drop(1006);
  }
  expect(sockets).toHaveLength(1 + 8);

  connection.connect();
  sockets.at(-1)?.accept();

  expect(sockets).toHaveLength(1 + 8 + 1);
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([
    expect.objectContaining({ taps: 7, seq: 1 }),
  ]);
});

test('[LIVE-06] an idle connection sends nothing', () => {
  const { connection, sockets } = startConnection();
  connection.connect();
  sockets[0]?.accept();

  vi.advanceTimersByTime(600_000);

  expect(sockets).toHaveLength(1);
  expect(sockets[0]?.sent).toEqual([]);
});

test('taps that no server received are sent after a restart of the app', () => {
  const device = memoryDevice();
  startConnection(device).connection.sendMessage({ multiplier: 1, taps: 7 });

  const again = startConnection(device);
  expect(again.connection.unacked).toMatchObject([{ multiplier: 1, taps: 7 }]);
  again.connection.connect();
  again.sockets[0]?.accept();

  expect(again.sockets[0]?.sent).toMatchObject([{ multiplier: 1, taps: 7 }]);
});

test('another player on the same device does not send the first one’s taps', () => {
  const device = memoryDevice();
  startConnection(device, 1).connection.sendMessage({ multiplier: 1, taps: 7 });

  expect(startConnection(device, 2).connection.unacked).toEqual([]);
});

test('a device that is full keeps the unsent taps of an earlier launch', () => {
  const device = memoryDevice();
  startConnection(device).connection.sendMessage({ multiplier: 1, taps: 7 });

  const full = startConnection({ ...device, write: () => {} });
  expect(full.connection.unacked).toMatchObject([{ multiplier: 1, taps: 7 }]);
  expect(startConnection(device).connection.unacked).toMatchObject([{ multiplier: 1, taps: 7 }]);
});
