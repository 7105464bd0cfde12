import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { AnalyticsTasks, taskWorker } from './analytics-tasks.ts';

function solve(data: string): string {
  const worker: { onmessage?: (event: { data: string }) => void; solution?: string } = {};
  const postMessage = (solution: string) => {
    worker.solution = solution;
  };
  runInNewContext(taskWorker, Object.assign(worker, { postMessage, TextDecoder, TextEncoder }));
  worker.onmessage?.({ data });
  return worker.solution ?? '';
}

test('the worker’s result is accepted once', () => {
  const tasks = new AnalyticsTasks();
  const solution = solve(tasks.issueTask());

  expect([tasks.accept(solution), tasks.accept(solution)]).toEqual([true, false]);
});

test('a value from `issueToken` is accepted once', () => {
  const tasks = new AnalyticsTasks();
  const token = tasks.issueToken();

  expect([tasks.accept(token), tasks.accept(token)]).toEqual([true, false]);
});

test('a value from `issueToken` is forgotten after a thousand later ones', () => {
  const tasks = new AnalyticsTasks();
  const tokens = Array.from({ length: 1_001 }, () => tasks.issueToken());

  expect([tokens[0], tokens[1]].map((token) => tasks.accept(String(token)))).toEqual([false, true]);
});

test('a point on the curve whose x is 1000 is no solution', () => {
  const tasks = new AnalyticsTasks();
  const at = (x: number, { a, b }: { a: number; b: number }) =>
    Buffer.from(JSON.stringify({ x, y: Math.sqrt(x ** 3 + a * x + b) })).join();
  const curve = JSON.parse(Buffer.from(tasks.issueTask().split(',').map(Number)).toString());

  expect([tasks.accept(at(1_000, curve)), tasks.accept(at(999, curve))]).toEqual([false, true]);
});

test('a value from `decoy` is refused', () => {
  const tasks = new AnalyticsTasks();

  expect(tasks.accept(tasks.decoy())).toBe(false);
});

test.each(['nonsense', '', '123,125', '1,2,3'])('"%s" is refused as a solution', (text) => {
  const tasks = new AnalyticsTasks();
  tasks.issueTask();

  expect(tasks.accept(text)).toBe(false);
});

test("a solution of another backend's task is refused", () => {
  const tasks = new AnalyticsTasks(2);
  tasks.issueTask();

  expect(tasks.accept(solve(new AnalyticsTasks(3).issueTask()))).toBe(false);
});
