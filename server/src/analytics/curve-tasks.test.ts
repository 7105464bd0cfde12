import { expect, test } from 'vitest';
import { CurveTasks, decodePoint, encodeTask, taskWorker } from './curve-tasks.ts';
import { solveWithWorker } from './solve-with-worker.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const tasks = () => new CurveTasks(Buffer.from('secret'));
const solve = (task: string) => solveWithWorker(taskWorker, task);

test('[ANA-21] every solution that the worker finds is accepted, also by another process', () => {
  for (let count = 0; count < 2_000; count += 1) {
    const solution = solve(tasks().issue(now));
    expect([solution, tasks().verify(solution, now)?.id]).toEqual([
      solution,
      expect.stringMatching(/^task \d+ \d+$/),
    ]);
  }
});

test('two points that solve one task give the same proof id, so that a task counts once', () => {
  const task = tasks().issue(now);
  const proofs = [solve(task), solve(task)].map((solution) => tasks().verify(solution, now));
  expect(proofs[0]).toEqual(proofs[1]);
  expect(proofs[0]?.id).toBeDefined();
});

test('of ten thousand tasks of a process no two have the same proof id', () => {
  const issuing = tasks();
  const ids = Array.from({ length: 10_000 }, () => {
    const { b } = JSON.parse(Buffer.from(issuing.issue(now).split(',').map(Number)).toString());
    return issuing.verify(encodeTask({ x: 0, y: Math.sqrt(b) }), now)?.id;
  });
  expect(ids).not.toContain(undefined);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a task is valid for at least 50 and at most 90 minutes', () => {
  const solution = solve(tasks().issue(now));
  expect(tasks().verify(solution, minutesLater(50))?.expiresAt).toEqual(minutesLater(80));
  for (const minutes of [80, 160, 24 * 60]) {
    expect(tasks().verify(solution, minutesLater(minutes))).toBeUndefined();
  }
});

test('a task from a process whose clock is slightly ahead is valid', () => {
  expect(tasks().verify(solve(tasks().issue(minutesLater(5))), now)?.id).toBeDefined();
});

test('a task signed with another secret proves nothing', () => {
  const foreign = new CurveTasks(Buffer.from('other'));
  expect(tasks().verify(solve(foreign.issue(now)), now)).toBeUndefined();
});

test('a point on a curve that was never issued proves nothing', () => {
  expect(tasks().verify(solve(encodeTask({ a: 1, b: 2 })), now)).toBeUndefined();
});

test('a point that is not on the curve or out of range proves nothing', () => {
  const point = decodePoint(solve(tasks().issue(now))) ?? { x: 0, y: 0 };
  for (const change of [{ y: point.y + 0.001 }, { x: point.x + 1_000 }, { x: -1 }, { y: null }]) {
    expect(tasks().verify(encodeTask({ ...point, ...change }), now)).toBeUndefined();
  }
});

test.each(['', 'nonsense', '1,2,3', '999,1', '110,117,108,108', '91,93', '1'.repeat(5_000)])(
  'the text %j proves nothing',
  (text) => expect(tasks().verify(text, now)).toBeUndefined(),
);
