import { expect, test } from 'vitest';
import { ack, openLive, refusal, startLive } from './live.fixture.ts';
import { collectUncaught } from './uncaught.fixture.ts';

const ids = (messages: readonly { session: string; seq: number }[]) =>
  messages.map(({ session, seq }) => `${session}/${seq}`);

test.each(['player:42', '', 'a'.repeat(65)])(
  'the session %j, which the server would refuse, is not accepted',
  (session) => {
    expect(() => startLive(session)).toThrow(
      `The session ${JSON.stringify(session)} is not valid. Use 1 to 64 letters, digits, underscores or hyphens.`,
    );
  },
);

test('[ENT-23] the socket state is closed at first, open once connected, and closed again', () => {
  const { live, last, events } = startLive();
  expect([live.isOpen, live.isClosed]).toEqual([false, true]);
  live.connect();
  last().open();
  expect([live.isOpen, live.isClosed]).toEqual([true, false]);
  live.close();
  expect([live.isOpen, live.isClosed]).toEqual([false, true]);
  expect(last().isClosed).toBe(true);
  live.close();
  expect(events.map(({ type }) => type)).toEqual(['opened', 'closed']);
});

test('[LIVE-01] [LIVE-02] taps are sent as JSON, to an address with the init data', () => {
  const { live, last } = openLive();
  expect(live.sendMessage({ multiplier: 2, taps: 17 })).toBe(true);
  expect(last().url).toBe('wss://bold.example/api/live?tg_auth=user%3D1%26hash%3Dab');
  expect(last().sent).toEqual([{ multiplier: 2, taps: 17, tg_user_id: 42, session: 's1', seq: 1 }]);
});

test('batches of a session are numbered 1, 2, 3', () => {
  const { live, last } = openLive();
  for (const taps of [5, 6, 7]) live.sendMessage({ multiplier: 1, taps });
  expect(ids(last().sent)).toEqual(['s1/1', 's1/2', 's1/3']);
});

test.each([
  { taps: 0.5 },
  { taps: -3 },
  { taps: Number.NaN },
  { taps: Number.POSITIVE_INFINITY },
  { multiplier: 0 },
  { multiplier: 1.5 },
  { multiplier: 1_000_001 },
])('taps with %j, which the server would refuse, are not added to the waiting ones', (change) => {
  const { live } = startLive();
  live.sendMessage({ multiplier: 1, taps: 10 });
  expect(() => live.sendMessage({ multiplier: 1, taps: 1, ...change })).toThrow(RangeError);
  expect(live.unacked).toMatchObject([{ multiplier: 1, taps: 10 }]);
});

test('[LIVE-06] a connection without taps sends nothing, not even in an hour', () => {
  const { clock, last, sockets } = openLive();
  clock.advance(3_600_000);
  expect(last().frames).toEqual([]);
  expect(sockets).toHaveLength(1);
});

test('[LIVE-03] an ack has the batch, the taps that were counted and the balance', () => {
  const { live, last, events } = openLive();
  live.sendMessage({ multiplier: 2, taps: 17 });
  last().receive(ack({ session: 's1', seq: 1 }, { applied: 9 }));
  expect(events.at(-1)).toMatchObject({
    type: 'ack',
    batch: { multiplier: 2, taps: 17 },
    applied: 9,
    isDuplicate: false,
    balance: { available: 98, total: 1 },
  });
  expect(live.unacked).toEqual([]);
});

test('at most eight batches are in flight; the others merge and wait', () => {
  const { live, last } = openLive();
  const results = Array.from({ length: 12 }, () => live.sendMessage({ multiplier: 1, taps: 20 }));
  expect(results.filter(Boolean)).toHaveLength(8);
  expect(last().frames).toHaveLength(8);
  last().receive(ack({ session: 's1', seq: 1 }));
  last().receive(ack({ session: 's1', seq: 2 }));
  expect(
    last()
      .sent.slice(8)
      .map(({ taps }) => taps),
  ).toEqual([51, 29]);
});

test('taps made offline are stored, merged per multiplier, and sent when the connection opens', () => {
  const { live, last } = startLive();
  live.connect();
  expect(live.sendMessage({ multiplier: 1, taps: 40 })).toBe(false);
  live.sendMessage({ multiplier: 2, taps: 5 });
  live.sendMessage({ multiplier: 1, taps: 20 });
  last().open();
  expect(last().sent.map(({ multiplier, taps }) => [multiplier, taps])).toEqual([
    [1, 51],
    [2, 5],
    [1, 9],
  ]);
});

test('after a reconnect unacknowledged batches are sent first, in their order, under their ids', () => {
  const { live, last, clock, events } = openLive();
  for (const taps of [1, 2]) live.sendMessage({ multiplier: 1, taps });
  last().drop();
  live.sendMessage({ multiplier: 1, taps: 3 });
  clock.advance(1_000);
  last().open();
  expect(ids(last().sent)).toEqual(['s1/1', 's1/2', 's1/3']);
  last().receive(ack({ session: 's1', seq: 1 }, { applied: 0, duplicate: true }));
  expect(events.at(-1)).toMatchObject({ type: 'ack', isDuplicate: true, applied: 0 });
});

test('after a restart of the app unacknowledged batches are sent under their old session', () => {
  const before = openLive('s1');
  before.live.sendMessage({ multiplier: 5, taps: 7 });
  const after = openLive('s2', before.device);
  after.last().receive(ack({ session: 's1', seq: 1 }));
  after.live.sendMessage({ multiplier: 5, taps: 1 });
  expect(after.last().sent).toMatchObject([
    { session: 's1', seq: 1, multiplier: 5, taps: 7 },
    { session: 's2', seq: 1, multiplier: 5, taps: 1 },
  ]);
});

test('an ack that comes twice, or for an unknown batch, only changes the balance', () => {
  const { live, last, events } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  for (const session of ['s1', 's1', 'older']) last().receive(ack({ session, seq: 1 }));
  expect(events.map(({ type }) => type)).toEqual(['opened', 'ack', 'balance', 'balance']);
});

test('taps on another device change the balance', () => {
  const { last, events } = openLive();
  last().receive({ type: 'balance', available_taps: 5, total_taps: 94 });
  expect(events.at(-1)).toEqual({ type: 'balance', balance: { available: 5, total: 94 } });
});

test.each(['MULTIPLIER_NOT_REACHED', 'CODE_OF_A_NEWER_SERVER'])(
  'a batch that is refused with %s is dropped, and the connection stays',
  (code) => {
    const { live, last, clock, sockets, events } = openLive();
    live.sendMessage({ multiplier: 1_000, taps: 1 });
    last().receive(refusal({ session: 's1', seq: 1 }, code));
    expect(live.unacked).toEqual([]);
    const balance = { available: 99, total: 0 };
    expect(events.at(-1)).toMatchObject({ type: 'batchRefused', code, willResend: false, balance });
    clock.advance(60_000);
    expect(last().sent).toHaveLength(1);
    expect(sockets).toHaveLength(1);
  },
);

test('the taps of a batch whose session has expired leave in a new session', () => {
  const { live, last, events } = openLive();
  live.sendMessage({ multiplier: 1, taps: 3 });
  last().receive(refusal({ session: 's1', seq: 1 }, 'SESSION_EXPIRED'));
  expect(events.at(-1)).toMatchObject({ type: 'batchRefused', willResend: true });
  expect(last().sent[1]).toMatchObject({ seq: 1, taps: 3 });
  expect(last().sent[1]?.session).not.toBe('s1');
});

test('a batch of an expired session that was sent before is dropped, and the next one has a new session', () => {
  const { live, last, clock, events } = openLive();
  live.sendMessage({ multiplier: 1, taps: 3 });
  last().drop();
  clock.advance(1_000);
  last().open();
  last().receive(refusal({ session: 's1', seq: 1 }, 'SESSION_EXPIRED'));
  expect(events.at(-1)).toMatchObject({ type: 'batchRefused', willResend: false });
  expect(live.unacked).toEqual([]);
  live.sendMessage({ multiplier: 1, taps: 1 });
  expect(last().sent.at(-1)?.session).not.toBe('s1');
});

test('a refused batch is sent again a second later under its id', () => {
  const { live, last, clock, events } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  last().receive(refusal({ session: 's1', seq: 1 }, 'SERVICE_UNAVAILABLE'));
  live.sendMessage({ multiplier: 1, taps: 2 });
  expect(events.at(-1)).toMatchObject({ type: 'batchRefused', willResend: true });
  clock.advance(999);
  expect(last().frames).toHaveLength(1);
  clock.advance(1);
  expect(ids(last().sent)).toEqual(['s1/1', 's1/1', 's1/2']);
});

test('batches refused one after the other are sent again in their order, a second after the first refusal', () => {
  const { live, last, clock } = openLive();
  for (const taps of [1, 2]) live.sendMessage({ multiplier: taps, taps });
  for (const seq of [1, 2]) {
    last().receive(refusal({ session: 's1', seq }, 'SERVICE_UNAVAILABLE'));
    clock.advance(500);
  }
  expect(ids(last().sent)).toEqual(['s1/1', 's1/2', 's1/1', 's1/2']);
});

test('[LIVE-04] a connection without an ack for ten seconds counts as lost', () => {
  const { live, last, clock, sockets } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  clock.advance(9_000);
  live.sendMessage({ multiplier: 1, taps: 2 });
  clock.advance(1_000);
  expect(sockets[0]?.isClosed).toBe(true);
  clock.advance(1_000);
  last().open();
  expect(ids(last().sent)).toEqual(['s1/1', 's1/2']);
});

test('[LIVE-04] a connection whose batches are acknowledged is not lost later', () => {
  const { live, last, clock } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  clock.advance(5_000);
  live.sendMessage({ multiplier: 1, taps: 2 });
  for (const seq of [1, 2]) last().receive(ack({ session: 's1', seq }));
  clock.advance(60_000);
  expect(last().isClosed).toBe(false);
});

test('[LIVE-04] the ten seconds for an ack begin again with the next connection', () => {
  const { live, last, clock } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  clock.advance(5_000);
  last().drop();
  clock.advance(1_000);
  last().open();
  clock.advance(9_999);
  expect(last().isClosed).toBe(false);
  clock.advance(1);
  expect(last().isClosed).toBe(true);
});

test('expired init data is reported with its reason, and nothing reconnects', () => {
  const { last, clock, events, sockets } = openLive();
  last().drop(4401, 'INIT_DATA_EXPIRED');
  clock.advance(60_000);
  expect(events.slice(1)).toEqual([
    { type: 'closed', code: 4401, willReconnect: false },
    { type: 'expired', reason: 'INIT_DATA_EXPIRED' },
  ]);
  expect(sockets).toHaveLength(1);
});

test('a connection that sends taps for another player is refused for good, but not one that floods', () => {
  const { last, events } = openLive();
  last().drop(4403);
  expect(events.at(-1)).toEqual({ type: 'refused' });
  const flooding = openLive();
  flooding.last().drop(4429);
  expect(flooding.events.at(-1)?.type).toBe('closed');
});

test('a ban is reported, and the connection is not opened again', () => {
  const { last, events, clock, sockets } = openLive();
  last().drop(4403, 'PLAYER_BANNED');
  expect(events.at(-1)).toEqual({ type: 'banned' });
  const before = sockets.length;
  clock.advance(60_000);
  expect(sockets).toHaveLength(before);
});

test('[LIVE-05] listeners are notified when all attempts failed, until they unsubscribe', () => {
  const { live, last, clock, events } = startLive();
  const received: string[] = [];
  const stop = live.subscribe((event) => received.push(event.type));
  live.connect();
  for (let i = 0; i < 9; i += 1) {
    last().drop();
    clock.advance(1_000);
  }
  expect(received.at(-1)).toBe('gaveUp');
  stop();
  live.connect();
  last().open();
  expect(received.at(-1)).toBe('gaveUp');
  expect(events.at(-1)?.type).toBe('opened');
});

test('a listener that throws stops neither the other listeners nor the sending of taps', () => {
  const reports = collectUncaught();
  const { live, last } = startLive();
  const received: string[] = [];
  live.subscribe((event) => {
    throw new Error(`A listener failed at ${event.type}.`);
  });
  live.subscribe((event) => received.push(event.type));
  live.sendMessage({ multiplier: 1, taps: 7 });
  live.connect();
  last().open();
  expect(last().frames).toHaveLength(1);
  last().drop(4401);
  expect(received).toEqual(['opened', 'closed', 'expired']);
  expect(reports).toHaveLength(3);
  expect(reports[0]).toThrow('A listener failed at opened.');
});
