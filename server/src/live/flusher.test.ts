import { expect, test } from 'vitest';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';
import { Flusher } from './flusher.ts';

const tap = (taps: number): TapMessage => ({
  userId: 1,
  session: null,
  seq: null,
  multiplier: 1,
  taps,
});
const outcome = ({ taps }: TapMessage): TapOutcome => ({
  result: 'applied',
  applied: taps,
  balance: { available_taps: 0, total_taps: taps },
});

/** Returns a flusher that commits when the test calls `commit`. A message whose `taps` equals `refused` fails. */
function slowDatabase({ refused = -1 } = {}) {
  /** One array for each database statement, with the `taps` of the messages in the statement. */
  const statements: number[][] = [];
  const commits: (() => void)[] = [];
  const flusher = new Flusher(
    (messages) => {
      statements.push(messages.map(({ taps }) => taps));
      return new Promise((resolve) => commits.push(() => resolve(messages.map(outcome))));
    },
    () => undefined,
  );
  const outcomes: string[] = [];
  const add = (taps: number) =>
    flusher.add({
      message: tap(taps),
      mayCount: () => taps !== refused,
      done: ({ applied }) => outcomes.push(`done ${applied}`),
      failed: () => outcomes.push(`failed ${taps}`),
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { flusher, add, statements, outcomes, turn, commit: () => commits.shift()?.() };
}

test('messages that arrive during a commit go into the next statement and are acknowledged after it', async () => {
  const { flusher, add, statements, outcomes, turn, commit } = slowDatabase();
  add(1);
  await turn();
  add(2);
  add(3);
  expect(statements).toEqual([[1]]);
  expect(outcomes).toEqual([]);
  commit();
  await turn();
  expect(statements).toEqual([[1], [2, 3]]);
  await turn();
  expect(outcomes).toEqual(['done 1']);
  commit();
  await flusher.idle();
  expect(outcomes).toEqual(['done 1', 'done 2', 'done 3']);
});

/** Commits message 1 while messages 2 and 3 arrive. Returns what happened, in order. */
async function commitWhileOthersArrive({ refused = -1 } = {}) {
  const events: string[] = [];
  const flusher = new Flusher(
    async (messages) => {
      events.push(`statement ${messages.map(({ taps }) => taps)}`);
      if (messages[0]?.taps === 1) for (const taps of [2, 3]) add(taps);
      // A statement takes longer than the turn in which it leaves.
      for (let at = 0; at < 2; at += 1) await new Promise(setImmediate);
      return messages.map(outcome);
    },
    () => undefined,
  );
  function add(taps: number) {
    flusher.add({
      message: tap(taps),
      mayCount: () => taps !== refused,
      done: () => events.push(`done ${taps}`),
      failed: () => events.push(`failed ${taps}`),
    });
  }
  add(1);
  await flusher.idle();
  return events;
}

test('the next statement leaves before the messages of the last one are acknowledged', async () => {
  const events = await commitWhileOthersArrive();
  expect(events).toEqual(['statement 1', 'statement 2,3', 'done 1', 'done 2', 'done 3']);
});

test('a refusal does not overtake the acknowledgement of an earlier message', async () => {
  const events = await commitWhileOthersArrive({ refused: 3 });
  expect(events).toEqual(['statement 1', 'done 1', 'failed 3', 'statement 2', 'done 2']);
});

test('a message that may not be counted is left out of the statement and fails', async () => {
  const { flusher, add, statements, outcomes, turn, commit } = slowDatabase({ refused: 2 });
  for (const taps of [1, 2, 3]) add(taps);
  await turn();
  expect(statements).toEqual([[1, 3]]);
  commit();
  await flusher.idle();
  expect(outcomes).toEqual(['failed 2', 'done 1', 'done 3']);
});

test('a statement takes at most a thousand messages', async () => {
  const { flusher, add, statements, turn, commit } = slowDatabase();
  for (let at = 0; at < 1001; at += 1) add(at);
  await turn();
  commit();
  await turn();
  commit();
  await flusher.idle();
  expect(statements.map(({ length }) => length)).toEqual([1000, 1]);
});

test('a failed statement fails its own messages only, and the next ones are counted', async () => {
  const failures: unknown[] = [];
  const broken = new Error('disk full');
  const responses = [
    () => Promise.reject(broken),
    (all: TapMessage[]) => Promise.resolve(all.map(outcome)),
  ];
  const flusher = new Flusher(
    (messages) => (responses.shift() ?? fail)(messages),
    (error) => failures.push(error),
  );
  const add = (taps: number) =>
    new Promise((resolve) => {
      flusher.add({
        message: tap(taps),
        mayCount: () => true,
        done: () => resolve('done'),
        failed: () => resolve('failed'),
      });
    });
  expect(await Promise.all([add(1), add(2)])).toEqual(['failed', 'failed']);
  expect(failures).toEqual([broken]);
  expect(await add(3)).toBe('done');
});

test('a full queue refuses messages until a statement has started', async () => {
  const { add, turn } = slowDatabase();
  for (let at = 0; at < 20_000; at += 1) expect(add(1)).toBe(true);
  expect(add(1)).toBe(false);
  await turn();
  expect(add(1)).toBe(true);
});

const fail = () => Promise.reject(new Error('There was one statement too many.'));

test('a message that is added with the last acknowledgement is committed too', async () => {
  const { flusher, add, outcomes, turn, commit } = slowDatabase();
  flusher.add({ message: tap(1), mayCount: () => true, done: () => add(2), failed: () => {} });
  await turn();
  await turn();
  commit();
  await turn();
  await turn();
  commit();
  await flusher.idle();
  expect(outcomes).toEqual(['done 2']);
});
