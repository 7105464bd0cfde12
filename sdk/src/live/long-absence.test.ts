import { expect, test } from 'vitest';
import { liveMessagesBurst, liveMessagesPerSecond } from '../generated/limits.ts';
import { ack, openLive, refusal, startLive } from './live.fixture.ts';

/** Queues `batches` batches of taps in an offline client, then connects the client. */
function returnWith(batches: number) {
  const started = startLive();
  for (let i = 0; i < batches; i += 1) started.live.sendMessage({ multiplier: 1, taps: 51 });
  started.live.connect();
  started.last().open();
  return started;
}

/** Acknowledges new messages every `latencyMs`, for `ms` milliseconds. Returns the time of each message. */
function answer({ clock, last }: ReturnType<typeof startLive>, latencyMs: number, ms: number) {
  const times: number[] = [];
  for (const end = clock.now + ms; clock.now < end; clock.advance(latencyMs)) {
    for (const message of last().sent.slice(times.length)) {
      times.push(clock.now);
      last().receive(ack(message));
    }
  }
  return times;
}

/** Returns the lowest level of the server's token bucket. `times` are the times of the messages in milliseconds. */
function lowestLevel(times: readonly number[]): number {
  const bucket = { level: liveMessagesBurst, at: 0 };
  const levels = times.map((time) => {
    const filled = bucket.level + ((time - bucket.at) * liveMessagesPerSecond) / 1_000;
    bucket.level = Math.min(liveMessagesBurst, filled) - 1;
    bucket.at = time;
    return bucket.level;
  });
  return Math.min(...levels);
}

test.each([10, 50, 200])(
  'with a latency of %i ms, a long queue is sent without flooding the server',
  (latencyMs) => {
    const started = returnWith(120);
    const times = answer(started, latencyMs, 10_000);
    expect(times).toHaveLength(120);
    expect(lowestLevel(times)).toBeGreaterThan(0);
    expect(started.live.unacked).toEqual([]);
  },
);

test('a reconnect does not allow another burst', () => {
  const started = returnWith(120);
  const before = answer(started, 10, 1_000);
  started.last().drop();
  started.clock.advance(1_000);
  started.last().open();
  const after = answer(started, 10, 10_000);
  expect(lowestLevel([...before, ...after])).toBeGreaterThan(0);
  expect(started.live.unacked).toEqual([]);
});

test('batches that wait for the throttle are not sent after close()', () => {
  const started = returnWith(120);
  answer(started, 10, 500);
  const { length } = started.last().frames;
  started.live.close();
  started.clock.advance(60_000);
  expect(started.last().frames).toHaveLength(length);
});

test('a refused batch waits a second, although the throttle allows earlier messages', () => {
  const started = returnWith(120);
  answer(started, 10, 500);
  const { clock, last } = started;
  clock.advance(100);
  const { length } = last().frames;
  last().receive(refusal(last().sent.at(-1) ?? {}, 'SERVICE_UNAVAILABLE'));
  clock.advance(999);
  expect(last().frames).toHaveLength(length);
  clock.advance(1);
  expect(last().sent.length).toBeGreaterThan(length);
});

test('a refused batch is sent again at once by the next connection', () => {
  const { live, last } = openLive();
  live.sendMessage({ multiplier: 1, taps: 1 });
  last().receive(refusal({ session: 's1', seq: 1 }, 'SERVICE_UNAVAILABLE'));
  last().drop();
  live.connect();
  last().open();
  expect(last().sent).toMatchObject([{ session: 's1', seq: 1 }]);
});
