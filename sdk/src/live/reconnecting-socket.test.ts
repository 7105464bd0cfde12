import { expect, test } from 'vitest';
import { liveSocketsPerUser } from '../generated/limits.ts';
import { FakeClock } from './fake-clock.fixture.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import { collectUncaught } from './uncaught.fixture.ts';

function start(mayCreate = () => true) {
  const clock = new FakeClock();
  const sockets: FakeSocket[] = [];
  const received: string[] = [];
  const socket = new ReconnectingSocket({
    create: () => {
      if (!mayCreate()) throw new Error('no init data');
      const made = new FakeSocket(`at ${clock.now}`);
      sockets.push(made);
      return made;
    },
    schedule: clock.schedule,
    now: () => clock.now,
    onOpen: () => received.push('open'),
    onMessage: (data) => received.push(String(data)),
    onClose: (code, _reason, again) => received.push(again ? `${code}, again` : `${code}`),
    onGaveUp: () => received.push('gave up'),
  });
  socket.connect();
  return { socket, clock, sockets, received, last: () => sockets.at(-1) ?? new FakeSocket('none') };
}

test.each(['drop', 'fail'] as const)(
  '[LIVE-04] [LIVE-05] after a %s eight attempts follow, a second apart, and no more',
  (end) => {
    const { clock, sockets, received, last } = start();
    for (let i = 0; i < 20; i += 1) {
      if (!last().isClosed) last()[end]();
      last().isClosed = true;
      clock.advance(1_000);
    }
    const times = [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000];
    expect(sockets.map(({ url }) => url)).toEqual(times.map((time) => `at ${time}`));
    expect(received.slice(-2)).toEqual(['1006', 'gave up']);
  },
);

/** Opens up to 21 connections. The server closes each one with `code`, after `lastMs`. */
function openAndClose(code: number, lastMs: number, hasMessage = false) {
  const { clock, sockets, received, last } = start();
  for (let i = 0; i < 20; i += 1) {
    if (last().isClosed) break;
    last().open();
    if (hasMessage) last().receive({ type: 'balance' });
    clock.advance(lastMs);
    last().drop(code);
    clock.advance(1_000);
  }
  return { connections: sockets.length, hasGivenUp: received.at(-1) === 'gave up' };
}

test.each([1001, 1006, 1013, 4429])(
  '[LIVE-05] connections that close with %i within a minute, without a message, use up the attempts',
  (code) => {
    expect(openAndClose(code, 59_999)).toEqual({ connections: 1 + 8, hasGivenUp: true });
  },
);

test.each([1001, 1006, 1013, 4429])(
  '[LIVE-05] after a connection of a minute that ends with %i all eight attempts are available again',
  (code) => {
    expect(openAndClose(code, 60_000)).toEqual({ connections: 1 + 20, hasGivenUp: false });
  },
);

test.each([1001, 1006, 1013])(
  '[LIVE-05] after a connection with a message that ends with %i all eight attempts are available again',
  (code) => {
    expect(openAndClose(code, 0, true)).toEqual({ connections: 1 + 20, hasGivenUp: false });
  },
);

test('[LIVE-05] a message does not count if the server closes the connection with 4429 within a minute', () => {
  expect(openAndClose(4429, 10_000, true)).toEqual({ connections: 1 + 8, hasGivenUp: true });
});

test('[LIVE-05] a message of an earlier connection does not count', () => {
  const { clock, sockets, last } = start();
  last().open();
  last().receive({ type: 'balance' });
  for (let i = 0; i < 20; i += 1) {
    if (last().isClosed) break;
    last().drop(1013);
    clock.advance(1_000);
    last().open();
  }
  expect(sockets).toHaveLength(1 + 8);
});

test('eleven apps of one player do not close each other for ever', () => {
  const clock = new FakeClock();
  const open: FakeSocket[] = [];
  const closings: number[] = [];
  let gaveUp = 0;
  for (let app = 0; app < liveSocketsPerUser + 1; app += 1) {
    const socket = new ReconnectingSocket({
      create: () => {
        const made = new FakeSocket('');
        clock.schedule(() => {
          open.push(made);
          made.open();
          if (open.length > liveSocketsPerUser) open.shift()?.drop(4429);
        }, 50);
        return made;
      },
      schedule: clock.schedule,
      now: () => clock.now,
      onOpen: () => {},
      onMessage: () => {},
      onClose: () => closings.push(clock.now),
      onGaveUp: () => {
        gaveUp += 1;
      },
    });
    socket.connect();
  }
  clock.advance(3_600_000);
  expect([gaveUp, open.length]).toEqual([1, liveSocketsPerUser]);
  expect(closings.at(-1)).toBeLessThan(120_000);
});

test('[LIVE-04] an error and the close event after it count as one failure', () => {
  const { clock, sockets, received, last } = start();
  last().fail();
  last().drop();
  clock.advance(10_000);
  expect(sockets).toHaveLength(2);
  expect(received).toEqual(['1006, again']);
});

test('[LIVE-04] a close event without a code, of any event target, is a lost connection', () => {
  const { clock, sockets, received, last } = start();
  last().open();
  last().dispatchEvent(new Event('close'));
  clock.advance(1_000);
  expect(sockets).toHaveLength(2);
  expect(received).toEqual(['open', '1006, again']);
});

test.each([4401, 4403])('after close code %i it does not reconnect', (code) => {
  const { clock, sockets, received, last } = start();
  last().open();
  last().drop(code);
  clock.advance(60_000);
  expect(sockets).toHaveLength(1);
  expect(received).toEqual(['open', `${code}`]);
});

test('an app that returns has eight attempts again, also while a connection is open that is closed soon', () => {
  const { socket, clock, sockets, last } = start();
  for (let round = 1; round <= 12; round += 1) {
    last().open();
    if (round === 8) socket.connect();
    // A server without its database waits for it, and then closes the connection.
    clock.advance(8_000);
    last().drop(1013);
    clock.advance(1_000);
  }
  expect(sockets).toHaveLength(13);
});

test.each([1001, 1006, 1009, 1013, 4429])('after close code %i it reconnects', (code) => {
  const { clock, sockets, last } = start();
  last().open();
  last().drop(code);
  clock.advance(1_000);
  expect(sockets).toHaveLength(2);
});

test('close() between two attempts ends the attempts', () => {
  const { socket, clock, sockets, last } = start();
  last().drop();
  socket.close();
  clock.advance(60_000);
  expect(sockets).toHaveLength(1);
  expect(socket.isClosed).toBe(true);
});

test('[LIVE-05] connect() after it gave up starts eight new attempts', () => {
  const { socket, clock, sockets, last } = start();
  const exhaust = () => {
    for (let i = 0; i < 9; i += 1) {
      last().drop();
      clock.advance(1_000);
    }
  };
  exhaust();
  socket.connect();
  exhaust();
  expect(sockets).toHaveLength(18);
});

test('[LIVE-05] an attempt whose socket cannot be created counts as failed, and its error is uncaught', () => {
  const reports = collectUncaught();
  const made = [true, false, false, true];
  const { clock, sockets, received, last } = start(() => made.shift() ?? false);
  last().open();
  last().drop();
  clock.advance(3_000);
  expect([sockets.length, reports.length]).toEqual([2, 2]);
  expect(reports[0]).toThrow('no init data');
  expect(received).toEqual(['open', '1006, again', '1006, again', '1006, again']);
  last().drop();
  clock.advance(60_000);
  expect([reports.length, received.at(-1)]).toEqual([2 + 5, 'gave up']);
});

test('an error at connect() is thrown to its caller', () => {
  expect(() => start(() => false)).toThrow('no init data');
});

test('connect() twice makes one socket, also when it has been open for long', () => {
  const { socket, clock, sockets, last } = start();
  socket.connect();
  last().open();
  clock.advance(60_000);
  socket.connect();
  expect(sockets).toHaveLength(1);
});

test('[LIVE-05] an attempt that has not opened after ten seconds has failed, and its socket is closed', () => {
  const { clock, sockets, received } = start();
  clock.advance(9_999);
  expect(received).toEqual([]);
  clock.advance(1);
  expect([received, sockets[0]?.isClosed]).toEqual([['1006, again'], true]);
  clock.advance(8 * 11_000);
  expect([sockets.length, received.at(-1)]).toEqual([1 + 8, 'gave up']);
});

test('an attempt that opens in time is not closed later', () => {
  const { clock, received, last } = start();
  clock.advance(9_999);
  last().open();
  clock.advance(60_000);
  expect(received).toEqual(['open']);
});

test('[LIVE-05] connect() replaces a socket that has been connecting for two seconds, and no younger one', () => {
  const { socket, clock, sockets, received, last } = start();
  clock.advance(1_999);
  socket.connect();
  expect(sockets).toHaveLength(1);
  clock.advance(1);
  socket.connect();
  expect([sockets.length, sockets[0]?.isClosed]).toEqual([2, true]);
  sockets[0]?.open();
  expect(received).toEqual([]);
  last().open();
  expect(received).toEqual(['open']);
});

test('close() while the socket is connecting ends its timeout', () => {
  const { socket, clock, sockets, received } = start();
  socket.close();
  clock.advance(60_000);
  expect([sockets.length, received]).toEqual([1, ['1000']]);
});

test('messages of an abandoned socket are ignored', () => {
  const { clock, sockets, received, last } = start();
  last().open();
  last().fail();
  clock.advance(1_000);
  sockets[0]?.receive('late');
  sockets[0]?.open();
  expect(received).toEqual(['open', '1006, again']);
});
