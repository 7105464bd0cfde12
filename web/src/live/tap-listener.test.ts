import { afterEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../test/memory-device.ts';
import { startConnection } from './player-connection.fixture.ts';
import { listenToTaps } from './tap-listener.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A listener on an open connection, and the one batch that was sent over it. */
function startListening(device = memoryDevice()) {
  const { connection, sockets } = startConnection(device);
  const listener = {
    setUnacked: vi.fn(),
    acknowledge: vi.fn(),
    receiveBalance: vi.fn(),
    expire: vi.fn(),
  };
  const stop = listenToTaps(connection, listener);
  connection.connect();
  const [socket] = sockets;
  if (!socket) throw new Error('No socket was made');
  return { connection, socket, listener, stop };
}

const balance = { available_taps: 92, total_taps: 7 };

test('[LIVE-03] an acknowledgement settles its batch with the balance of the server', () => {
  const { connection, socket, listener } = startListening();
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];

  socket.say({ type: 'taps', session, seq, applied: 7, ...balance });

  expect(listener.acknowledge).toHaveBeenCalledExactlyOnceWith({ available: 92, total: 7 }, []);
});

test('[LIVE-03] a refused batch is settled too, without its taps', () => {
  const { connection, socket, listener } = startListening();
  socket.accept();
  connection.sendMessage({ multiplier: 9, taps: 7 });
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];

  socket.say({
    type: 'error',
    code: 'MULTIPLIER_NOT_REACHED',
    session,
    seq,
    available_taps: 99,
    total_taps: 0,
  });

  expect(listener.acknowledge).toHaveBeenCalledExactlyOnceWith({ available: 99, total: 0 }, []);
});

test('[LIVE-03] a batch that the server wants again stays unacked', () => {
  const { connection, socket, listener } = startListening();
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];

  socket.say({ type: 'error', code: 'SERVICE_UNAVAILABLE', session, seq, ...balance });

  const [, unacked] = listener.acknowledge.mock.lastCall ?? [];
  expect(unacked).toMatchObject([{ multiplier: 1, taps: 7 }]);
});

test('[LIVE-03] a balance that changed elsewhere is passed on', () => {
  const { socket, listener } = startListening();
  socket.accept();

  socket.say({ type: 'balance', ...balance });

  expect(listener.receiveBalance).toHaveBeenCalledExactlyOnceWith({ available: 92, total: 7 });
});

test('batches that an earlier visit left unacked are told of before anything is connected', () => {
  const device = memoryDevice();
  startConnection(device).connection.sendMessage({ multiplier: 2, taps: 4 });

  const { listener } = startListening(device);

  const [unacked] = listener.setUnacked.mock.lastCall ?? [];
  expect(unacked).toMatchObject([{ multiplier: 2, taps: 4 }]);
});

test('a batch that an earlier visit sent is not shown on top of a balance that may count it', () => {
  const device = memoryDevice();
  const earlier = startListening(device);
  earlier.socket.accept();
  earlier.connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = earlier.socket.sent as [{ session: string; seq: number }];

  const { connection, socket, listener } = startListening(device);
  expect(listener.setUnacked).toHaveBeenCalledExactlyOnceWith([]);
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 2 });
  socket.say({ type: 'taps', session, seq, applied: 0, duplicate: true, ...balance });

  const [word, unacked] = listener.acknowledge.mock.lastCall ?? [];
  expect(word).toEqual({ available: 92, total: 7 });
  expect(unacked).toMatchObject([{ taps: 2 }]);
});

test('init data that ran out is told of', () => {
  const { socket, listener } = startListening();

  socket.drop(4401, 'INIT_DATA_EXPIRED');

  expect(listener.expire).toHaveBeenCalledOnce();
});

test('a listener that stopped receives nothing more', () => {
  const { socket, listener, stop } = startListening();
  socket.accept();
  stop();

  socket.say({ type: 'balance', ...balance });

  expect(listener.receiveBalance).not.toHaveBeenCalled();
});
