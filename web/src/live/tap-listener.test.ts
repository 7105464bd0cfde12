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
  const heard = { keep: vi.fn(), settle: vi.fn(), hear: vi.fn(), expire: vi.fn() };
  const stop = listenToTaps(connection, heard);
  connection.connect();
  const [socket] = sockets;
  if (!socket) throw new Error('No socket was made');
  return { connection, socket, heard, stop };
}

const balance = { available_taps: 92, total_taps: 7 };

test('[LIVE-03] an acknowledgement settles its batch with the balance of the server', () => {
  const { connection, socket, heard } = startListening();
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];

  socket.say({ type: 'taps', session, seq, applied: 7, ...balance });

  expect(heard.settle).toHaveBeenCalledExactlyOnceWith({ available: 92, total: 7 }, []);
});

test('[LIVE-03] a refused batch is settled too, without its taps', () => {
  const { connection, socket, heard } = startListening();
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

  expect(heard.settle).toHaveBeenCalledExactlyOnceWith({ available: 99, total: 0 }, []);
});

test('[LIVE-03] a batch that the server wants again stays unheard', () => {
  const { connection, socket, heard } = startListening();
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];

  socket.say({ type: 'error', code: 'SERVICE_UNAVAILABLE', session, seq, ...balance });

  const [, unheard] = heard.settle.mock.lastCall ?? [];
  expect(unheard).toMatchObject([{ multiplier: 1, taps: 7 }]);
});

test('[LIVE-03] a balance that changed elsewhere is passed on', () => {
  const { socket, heard } = startListening();
  socket.accept();

  socket.say({ type: 'balance', ...balance });

  expect(heard.hear).toHaveBeenCalledExactlyOnceWith({ available: 92, total: 7 });
});

test('batches that an earlier visit left unheard are told of before anything is connected', () => {
  const device = memoryDevice();
  startConnection(device).connection.sendMessage({ multiplier: 2, taps: 4 });

  const { heard } = startListening(device);

  const [unheard] = heard.keep.mock.lastCall ?? [];
  expect(unheard).toMatchObject([{ multiplier: 2, taps: 4 }]);
});

test('a batch that an earlier visit sent is not shown on top of a balance that may count it', () => {
  const device = memoryDevice();
  const earlier = startListening(device);
  earlier.socket.accept();
  earlier.connection.sendMessage({ multiplier: 1, taps: 7 });
  const [{ session, seq }] = earlier.socket.sent as [{ session: string; seq: number }];

  const { connection, socket, heard } = startListening(device);
  expect(heard.keep).toHaveBeenCalledExactlyOnceWith([]);
  socket.accept();
  connection.sendMessage({ multiplier: 1, taps: 2 });
  socket.say({ type: 'taps', session, seq, applied: 0, duplicate: true, ...balance });

  const [word, unheard] = heard.settle.mock.lastCall ?? [];
  expect(word).toEqual({ available: 92, total: 7 });
  expect(unheard).toMatchObject([{ taps: 2 }]);
});

test('init data that ran out is told of', () => {
  const { socket, heard } = startListening();

  socket.drop(4401, 'INIT_DATA_EXPIRED');

  expect(heard.expire).toHaveBeenCalledOnce();
});

test('a listener that stopped hears nothing more', () => {
  const { socket, heard, stop } = startListening();
  socket.accept();
  stop();

  socket.say({ type: 'balance', ...balance });

  expect(heard.hear).not.toHaveBeenCalled();
});
