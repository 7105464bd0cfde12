import { resolveObjectURL } from 'node:buffer';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runWebWorker } from './run-worker.ts';

/** A browser's worker that runs nothing. */
class FakeWorker extends EventTarget {
  readonly address: string;
  readonly posted: unknown[] = [];
  isTerminated = false;

  constructor(address: string) {
    super();
    this.address = address;
  }

  postMessage(message: unknown) {
    this.posted.push(message);
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** Runs a worker script on a task. Returns the solution and the worker. */
function run(signal = new AbortController().signal) {
  const workers: FakeWorker[] = [];
  class Watched extends FakeWorker {
    constructor(address: string) {
      super(address);
      workers.push(this);
    }
  }
  vi.stubGlobal('Worker', Watched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const solution = runWebWorker('onmessage = solve', '1,2', signal);
  const [worker] = workers;
  if (!worker) throw new Error('No worker was started.');
  return { solution, worker };
}

test('[ANA-21] a worker runs the script on the task, and ends with its solution', async () => {
  const { solution, worker } = run();
  expect(await resolveObjectURL(worker.address)?.text()).toBe('onmessage = solve');
  expect(worker.posted).toEqual(['1,2']);

  worker.dispatchEvent(new MessageEvent('message', { data: '3,4' }));

  expect(await solution).toBe('3,4');
  expect(worker.isTerminated).toBe(true);
  expect(resolveObjectURL(worker.address)).toBeUndefined();
});

test('a worker that fails is ended, and so is its solution', async () => {
  const { solution, worker } = run();
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }));
  await expect(solution).rejects.toThrow('broken');
  expect(worker.isTerminated).toBe(true);
});

test('a worker that is given up is ended', async () => {
  const end = new AbortController();
  const { solution, worker } = run(end.signal);
  end.abort(new Error('too slow'));
  await expect(solution).rejects.toThrow('too slow');
  expect(worker.isTerminated).toBe(true);
});
