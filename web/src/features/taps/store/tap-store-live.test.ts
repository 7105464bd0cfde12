import { afterEach, expect, test, vi } from 'vitest';
import { memoryDevice } from '../../../../test/memory-device.ts';
import { startLiveTapStore } from './live-tap-store.fixture.ts';
import { tapTimes } from './tap-store.fixture.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a connected player with 99 available taps, who makes `taps` taps in one batch. */
function startSent(taps: number, device = memoryDevice()) {
  const started = startLiveTapStore(device);
  const { store, connection, sockets } = started;
  store.seed({ available: 99, total: 0 }, 1);
  connection.connect();
  const [socket] = sockets;
  if (!socket) throw new Error('No socket was created');
  socket.accept();
  tapTimes(store, taps);
  store.flush();
  const [{ session, seq }] = socket.sent as [{ session: string; seq: number }];
  return { ...started, socket, batchId: { session, seq } };
}

test('[LIVE-03] an ack replaces the optimistic balance by the balance of the server', () => {
  const { store, connection, socket, batchId } = startSent(7);

  socket.deliver({ type: 'taps', ...batchId, applied: 6, available_taps: 90, total_taps: 6 });

  expect(store.balance).toEqual({ available: 90, total: 6 });
  expect(connection.unacked).toEqual([]);
});

test('[LIVE-03] a refused batch is removed, and its taps are available again', () => {
  const { store, connection, socket, batchId } = startSent(7);

  socket.deliver({
    type: 'error',
    code: 'MULTIPLIER_NOT_REACHED',
    ...batchId,
    available_taps: 99,
    total_taps: 0,
  });

  expect(store.balance).toEqual({ available: 99, total: 0 });
  expect(connection.unacked).toEqual([]);
});

test('[LIVE-03] a batch that must be sent again is still subtracted', () => {
  const { store, connection, socket, batchId } = startSent(7);

  socket.deliver({
    type: 'error',
    code: 'SERVICE_UNAVAILABLE',
    ...batchId,
    available_taps: 99,
    total_taps: 0,
  });

  expect(store.balance).toEqual({ available: 92, total: 7 });
  expect(connection.unacked).toMatchObject([{ multiplier: 1, taps: 7 }]);
});

test('a batch that must be sent again, and was counted before a reconnect, is not subtracted twice', () => {
  const { store, socket, batchId } = startSent(7);
  const counted = { session: batchId.session, available_taps: 92, total_taps: 7 };

  socket.deliver({ type: 'error', code: 'SERVICE_UNAVAILABLE', ...counted, seq: batchId.seq });
  expect(store.balance).toEqual({ available: 92, total: 7 });
  socket.deliver({ type: 'taps', ...counted, seq: batchId.seq, applied: 0, duplicate: true });

  expect(store.balance).toEqual({ available: 92, total: 7 });
});

test('[TAP-06] [LIVE-05] once all attempts have failed, Reconnect on the toast starts eight new ones and sends the taps', () => {
  vi.useFakeTimers();
  const { store, sockets, toast } = startSent(1);
  /** Lets 20 seconds pass, in which every attempt to connect fails. */
  const failAttempts = () => {
    for (let second = 0; second < 20; second += 1) {
      sockets.at(-1)?.drop(1006);
      vi.advanceTimersByTime(1_000);
    }
  };
  failAttempts();
  expect(sockets).toHaveLength(1 + 8);
  store.tap();
  store.flush();

  toast.mock.lastCall?.[0].action?.run();
  failAttempts();
  expect(sockets).toHaveLength(1 + 8 + 1 + 8);

  toast.mock.lastCall?.[0].action?.run();
  sockets.at(-1)?.accept();
  expect(sockets.at(-1)?.sent).toMatchObject([
    { taps: 1, seq: 1 },
    { taps: 1, seq: 2 },
  ]);
});

test('[LIVE-03] a pushed balance is shown', () => {
  const { store, connection, sockets } = startLiveTapStore();
  store.seed({ available: 99, total: 0 }, 1);
  connection.connect();
  sockets[0]?.accept();

  sockets[0]?.deliver({ type: 'balance', available_taps: 92, total_taps: 7 });

  expect(store.balance).toEqual({ available: 92, total: 7 });
});

test('an unsent batch of an earlier start is subtracted before the connection opens', () => {
  const device = memoryDevice();
  startLiveTapStore(device).connection.sendMessage({ multiplier: 2, taps: 4 });

  const { store } = startLiveTapStore(device);
  store.seed({ available: 99, total: 0 }, 1);

  expect(store.balance).toEqual({ available: 91, total: 8 });
});

test('a sent batch of an earlier start is not subtracted, because the balance may contain it', () => {
  const device = memoryDevice();
  const earlier = startSent(7, device);

  const { store, connection, sockets } = startLiveTapStore(device);
  store.seed({ available: 92, total: 7 }, 1);
  expect(store.balance).toEqual({ available: 92, total: 7 });
  connection.connect();
  sockets.at(-1)?.accept();
  tapTimes(store, 2);
  store.flush();
  const resent = { ...earlier.batchId, applied: 0, duplicate: true };
  sockets.at(-1)?.deliver({ type: 'taps', ...resent, available_taps: 92, total_taps: 7 });

  expect(store.balance).toEqual({ available: 90, total: 9 });
  expect(connection.unacked).toMatchObject([{ taps: 2 }]);
});

/** Starts a connected player without taps, who spends 3 of 525 taps of a purchase that the server has not confirmed. */
function startUnconfirmed() {
  const device = memoryDevice();
  const { store, connection, sockets } = startLiveTapStore(device);
  store.seed({ available: 0, total: 200 }, 1);
  connection.connect();
  const [socket] = sockets;
  if (!socket) throw new Error('No socket was created');
  socket.accept();
  const credit = store.addPendingCredit();
  credit.grantUnverified(525);
  tapTimes(store, 3);
  // What the app does when it is hidden.
  store.flush();
  return { device, store, socket, credit };
}

test('[PAY-02] taps of an unconfirmed purchase are not sent when the app is hidden, but after the server confirmed it', () => {
  const { store, socket } = startUnconfirmed();
  expect(socket.sent).toEqual([]);

  socket.deliver({ type: 'balance', available_taps: 525, total_taps: 200 });

  expect(socket.sent).toMatchObject([{ multiplier: 1, taps: 3, seq: 1 }]);
  expect(store.balance).toEqual({ available: 522, total: 203 });
});

test('[PAY-02] taps of an unconfirmed purchase are sent when the credit ends', () => {
  const { socket, credit } = startUnconfirmed();

  credit.giveUp();

  expect(socket.sent).toMatchObject([{ multiplier: 1, taps: 3 }]);
});

test('[PAY-02] taps of an unconfirmed purchase are stored at once, so the next start sends them', () => {
  const { device } = startUnconfirmed();

  const { connection, sockets } = startLiveTapStore(device);
  connection.connect();
  sockets[0]?.accept();

  expect(sockets[0]?.sent).toMatchObject([{ multiplier: 1, taps: 3, seq: 1 }]);
});
