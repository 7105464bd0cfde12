import { expect, test, vi } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { LiveSockets } from './live-sockets.ts';

const player = () => findOrCreatePlayer(createWorld(), { id: 7, first_name: 'Tap' }, null, 0);
const socket = () => ({ send: vi.fn(), close: vi.fn() });

test('a pushed balance reaches all sockets of its player and no other socket', () => {
  const sockets = new LiveSockets();
  const [own, foreign] = [socket(), socket()];
  sockets.add(own, 7, Infinity);
  sockets.add(foreign, 8, Infinity);

  sockets.push(player());

  expect(own.send).toHaveBeenCalledWith('{"type":"balance","available_taps":0,"total_taps":0}');
  expect(foreign.send).not.toHaveBeenCalled();
});

test('a removed socket receives nothing more', () => {
  const sockets = new LiveSockets();
  const gone = socket();
  sockets.add(gone, 7, Infinity);

  sockets.remove(gone);
  sockets.push(player());
  sockets.closeAll();

  expect(gone.send).not.toHaveBeenCalled();
  expect(gone.close).not.toHaveBeenCalled();
});

test('a socket that was registered before the check of its init data is closed once', () => {
  const sockets = new LiveSockets();
  const own = socket();
  sockets.open(own);
  sockets.add(own, 7, Infinity);

  sockets.closeAll();

  expect(own.close).toHaveBeenCalledOnce();
});

test('a socket closes at the very moment at which its init data expires', () => {
  const sockets = new LiveSockets();
  const own = socket();
  sockets.add(own, 7, 1_000);

  sockets.closeExpired(999);
  expect(own.close).not.toHaveBeenCalled();
  sockets.closeExpired(1_000);
  expect(own.close).toHaveBeenCalledWith(4401, 'INIT_DATA_EXPIRED');
});

test('the eleventh socket of a player closes the oldest with 4429', () => {
  const sockets = new LiveSockets();
  const [foreign, ...own] = Array.from({ length: 12 }, socket);
  if (foreign) sockets.add(foreign, 8, Infinity);
  for (const one of own) sockets.add(one, 7, Infinity);

  const closed = [foreign, ...own].flatMap((one) => one?.close.mock.calls ?? []);
  expect(closed).toEqual([[4429, 'Too many connections']]);
  expect(own[0]?.close).toHaveBeenCalled();
});

test('a socket that was closed for another one receives nothing more, and is closed once', () => {
  const sockets = new LiveSockets();
  const own = Array.from({ length: 12 }, socket);
  for (const one of own) sockets.add(one, 7, Infinity);
  sockets.push(player());

  const closings = own.map(({ close }) => close.mock.calls.length);
  expect(closings.slice(0, 3)).toEqual([1, 1, 0]);
  expect(own[0]?.send).not.toHaveBeenCalled();
});
