import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { recordingLog } from '../../test/recording-log.ts';
import type { Deps } from '../deps.ts';
import type { Pause } from '../retry.ts';
import { watchClock } from './watch-clock.ts';

const { db } = await createDatabase();

/** Starts a watch of a clock that differs from that of PostgreSQL. Waits until the first check has ended. */
async function startWatch(differenceMs: number, reading: Deps['db'] = db) {
  const { log, messages } = recordingLog();
  const error = vi.spyOn(log, 'error');
  const time = { differenceMs };
  const clock = { now: () => new Date(Date.now() + time.differenceMs) };
  let paused = Promise.withResolvers<() => void>();
  const pause: Pause = (_, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve());
      paused.resolve(resolve);
    });
  const watch = watchClock({ db: reading, clock, log }, pause);
  onTestFinished(watch.close);
  await paused.promise;
  async function checkAgain() {
    const resume = await paused.promise;
    paused = Promise.withResolvers();
    resume();
    await paused.promise;
  }
  const failures = () => error.mock.calls.map(([first]) => first);
  return { time, messages, failures, checkAgain };
}

test.each([
  [-120_000, "The server's clock is 120 s behind PostgreSQL's clock."],
  [120_000, "The server's clock is 120 s ahead of PostgreSQL's clock."],
])(
  'a clock that differs by %i ms is an error in the log once, until it is right',
  async (ms, text) => {
    const { time, messages, failures, checkAgain } = await startWatch(ms);
    await checkAgain();
    expect(messages).toEqual([
      "The server's clock differs from PostgreSQL's: launches can be refused.",
    ]);
    expect(failures()).toMatchObject([{ err: { message: text } }]);
    time.differenceMs = 0;
    await checkAgain();
    expect(messages.slice(1)).toEqual(["The server's clock is that of PostgreSQL again."]);
  },
);

test('a difference of less than a minute is no error', async () => {
  const { time, messages, checkAgain } = await startWatch(50_000);
  time.differenceMs = -50_000;
  await checkAgain();
  expect(messages).toEqual([]);
});

test('a clock counts as wrong while PostgreSQL is away, and a response that takes long is no difference', async () => {
  let onQuery = () => {};
  const unsteady = db.withPlugin({
    transformQuery({ node }) {
      onQuery();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const { time, messages, checkAgain } = await startWatch(-120_000, unsteady);
  onQuery = () => {
    throw new Error('PostgreSQL is away.');
  };
  await checkAgain();
  expect(messages).toHaveLength(1);
  time.differenceMs = -90_000;
  onQuery = () => {
    time.differenceMs = 90_000;
  };
  await checkAgain();
  expect(messages).toHaveLength(2);
});
