import { expect, test } from 'vitest';
import { startBatcher } from './batcher.fixture.ts';
import type { Outcome } from './post-events.ts';

const accepted: Outcome = { kind: 'accepted', solution: 'given' };

/** Returns a function that solves the first task only. */
function solveOnce(): () => Promise<string> {
  const solutions = ['solved'];
  return async () => {
    const solution = solutions.shift();
    if (solution === undefined) throw new Error('no worker');
    return solution;
  };
}

test('[ANA-04] [ANA-05] a solution is requested, and a second later batching starts with it', async () => {
  const { batcher, sent, state, pass } = startBatcher();
  batcher.start();
  expect(state.requests).toBe(1);
  await pass(2_500);
  expect(sent).toEqual([]);
  await pass(500);
  expect(sent).toEqual([{ at: 3_000, events: ['event 1'], solution: 'solved' }]);
});

test('[ANA-05] a solution that comes late starts batching at the next poll', async () => {
  const { batcher, sent, state, pass } = startBatcher();
  const { promise, resolve } = Promise.withResolvers<string>();
  state.solve = () => promise;
  batcher.start();
  await pass(1_500);
  resolve('late');
  await pass(2_500);
  expect(sent).toEqual([{ at: 4_000, events: ['event 1'], solution: 'late' }]);
  expect(state.requests).toBe(1);
});

test('[ANA-06] without a solution batching starts after the third poll anyway', async () => {
  const { batcher, sent, state, warnings, pass } = startBatcher();
  state.solve = () => Promise.reject(new Error('no worker'));
  batcher.start();
  await pass(4_500);
  expect(sent).toEqual([]);
  await pass(500);
  expect(sent).toEqual([{ at: 5_000, events: ['event 1'], solution: undefined }]);
  expect([state.requests, warnings.length]).toEqual([3, 3]);
});

test('[ANA-07] nothing is sent without events, or while the browser is offline', async () => {
  const { batcher, waiting, times, state, pass } = startBatcher();
  waiting.pop();
  batcher.start();
  await pass(9_000);
  state.isOnline = false;
  waiting.push('event 2');
  await pass(8_000);
  expect(times()).toEqual([]);
  state.isOnline = true;
  await pass(2_000);
  expect(times()).toEqual([19_000]);
});

test('[ANA-09] while a batch is being sent no timer runs', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { batcher, waiting, times, pass } = startBatcher([promise, accepted]);
  batcher.start();
  await pass(3_000);
  waiting.push('event 2');
  await pass(60_000);
  expect(times()).toEqual([3_000]);
  resolve(accepted);
  await pass(2_000);
  expect(times()).toEqual([3_000, 65_000]);
});

test('[ANA-10] [ANA-22] accepted events are removed, and the next batch has the solution of the response', async () => {
  const { batcher, waiting, sent, pass } = startBatcher();
  batcher.start();
  await pass(3_000);
  expect(waiting).toEqual([]);
  waiting.push('event 2');
  await pass(2_000);
  expect(sent[1]).toEqual({ at: 5_000, events: ['event 2'], solution: 'given' });
});

test('[ANA-10] a solution is sent once: without a new one the next batch has none', async () => {
  const { batcher, waiting, sent, pass } = startBatcher([
    { kind: 'accepted', solution: undefined },
  ]);
  batcher.start();
  await pass(3_000);
  waiting.push('event 2');
  await pass(2_000);
  expect(sent.map(({ solution }) => solution)).toEqual(['solved', undefined]);
});

test('[ANA-10] a task that was solved while a batch was being sent is not replaced by the response', async () => {
  const post = Promise.withResolvers<Outcome>();
  const task = Promise.withResolvers<string>();
  const { batcher, waiting, sent, state, pass } = startBatcher([post.promise, accepted]);
  state.solve = () => task.promise;
  batcher.start();
  await pass(5_000);
  task.resolve('solved');
  await pass(100);
  post.resolve(accepted);
  await pass(0);
  waiting.push('event 2');
  await pass(2_000);
  expect(sent.map(({ solution }) => solution)).toEqual([undefined, 'solved']);
});

test('[ANA-13] a solution that a refused batch has used is not sent again', async () => {
  const { batcher, waiting, sent, pass } = startBatcher([{ kind: 'refused' }, accepted]);
  batcher.start();
  await pass(3_000);
  waiting.push('event 2');
  await pass(2_000);
  expect(sent.map(({ solution }) => solution)).toEqual(['solved', undefined]);
});

test('[ANA-11] on 429 the solution is dropped, a new task is solved, and the same events are sent again', async () => {
  const { batcher, sent, state, pass } = startBatcher([
    { kind: 'tooMany', solution: undefined },
    accepted,
  ]);
  const solutions = ['first', 'second'];
  state.solve = async () => solutions.shift() ?? 'none';
  batcher.start();
  await pass(6_000);
  expect(state.requests).toBe(2);
  expect(sent).toEqual([
    { at: 3_000, events: ['event 1'], solution: 'first' },
    { at: 6_000, events: ['event 1'], solution: 'second' },
  ]);
});

test('[ANA-22] while the new task is not solved, the solution in the 429 is sent', async () => {
  const { batcher, sent, state, pass } = startBatcher([
    { kind: 'tooMany', solution: 'given' },
    accepted,
  ]);
  state.solve = solveOnce();
  batcher.start();
  await pass(6_000);
  expect(sent.map(({ at, solution }) => [at, solution])).toEqual([
    [3_000, 'solved'],
    [6_000, 'given'],
  ]);
});

test('[ANA-11] where no task can be solved, the solution in a second 429 is not sent', async () => {
  const given: Outcome = { kind: 'tooMany', solution: 'given' };
  const { batcher, sent, state, pass } = startBatcher([given, given, accepted]);
  state.solve = () => Promise.reject(new Error('no worker'));
  batcher.start();
  await pass(13_000);
  expect(sent.map(({ solution }) => solution)).toEqual([undefined, 'given', undefined]);
});

test('[ANA-11] where no new task can be solved, the solution that a 429 refused is not sent again', async () => {
  const { batcher, sent, state, pass } = startBatcher([
    { kind: 'tooMany', solution: undefined },
    accepted,
  ]);
  state.solve = solveOnce();
  batcher.start();
  await pass(8_000);
  expect(sent.map(({ at, solution }) => [at, solution])).toEqual([
    [3_000, 'solved'],
    [8_000, undefined],
  ]);
});

test('[ANA-11] [ANA-12] from the fourth 429 on batching does not wait for the task that it requests', async () => {
  const { batcher, sent, times, state, pass } = startBatcher([
    { kind: 'tooMany', solution: undefined },
  ]);
  batcher.start();
  await pass(20_000);
  expect(times()).toEqual([3_000, 6_000, 9_000, 12_000, 14_000, 16_000, 18_000, 20_000]);
  expect(sent.map(({ solution }) => solution)).toEqual(Array(8).fill('solved'));
  expect(state.requests).toBe(9);
});

test('[ANA-12] an accepted batch resets the retries', async () => {
  const tooMany: Outcome = { kind: 'tooMany', solution: undefined };
  const { batcher, waiting, state, pass } = startBatcher([
    ...[tooMany, tooMany, tooMany, accepted],
    tooMany,
  ]);
  batcher.start();
  await pass(12_000);
  waiting.push('event 2');
  await pass(3_000);
  expect(state.requests).toBe(5);
});

test('[ANA-13] on another 4xx the batch is dropped and batching continues', async () => {
  const { batcher, waiting, times, pass } = startBatcher([{ kind: 'refused' }, accepted]);
  batcher.start();
  await pass(3_000);
  expect(waiting).toEqual([]);
  waiting.push('event 2');
  await pass(2_000);
  expect(times()).toEqual([3_000, 5_000]);
});

test('[ANA-14] [ANA-15] each 5xx makes the interval 2.71 times as long, four times', async () => {
  const { batcher, waiting, pauses, pass } = startBatcher([{ kind: 'serverError' }]);
  batcher.start();
  await pass(500_000);
  const intervals = [2_000, 5_420, 14_688, 39_804, 107_869, 107_869, 107_869];
  expect(pauses.slice(0, 8)).toEqual([1_000, ...intervals]);
  expect(waiting).toEqual(['event 1']);
});

test('[ANA-10] a 2xx resets the backoff and the interval', async () => {
  const serverError: Outcome = { kind: 'serverError' };
  const { batcher, waiting, pauses, pass } = startBatcher([
    ...Array.from({ length: 4 }, () => serverError),
    accepted,
    serverError,
  ]);
  batcher.start();
  await pass(174_000);
  waiting.push('event 2');
  await pass(3_000);
  expect(pauses.slice(1, 7)).toEqual([2_000, 5_420, 14_688, 39_804, 107_869, 2_000]);
  expect(pauses.at(-1)).toBe(5_420);
});

test('[ANA-16] an unreachable backend is logged, and batching continues at the same interval', async () => {
  const { batcher, waiting, times, warnings, pass } = startBatcher([
    { kind: 'unreachable', error: new TypeError('offline') },
  ]);
  batcher.start();
  await pass(7_000);
  expect(times()).toEqual([3_000, 5_000, 7_000]);
  expect(waiting).toEqual(['event 1']);
  expect(new Set(warnings)).toEqual(
    new Set(['The analytics backend was not reached. The batch is sent again later.']),
  );
});

test('stop() cancels the timer of the next batch', async () => {
  const { batcher, times, pass } = startBatcher();
  batcher.start();
  await pass(2_500);
  batcher.stop();
  await pass(60_000);
  expect(times()).toEqual([]);
});

test('after stop() nothing is sent, not even after a batch that was being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { batcher, waiting, times, pass } = startBatcher([promise]);
  batcher.start();
  await pass(3_000);
  batcher.stop();
  resolve({ kind: 'serverError' });
  await pass(60_000);
  expect(times()).toEqual([3_000]);
  expect(waiting).toEqual(['event 1']);
});
