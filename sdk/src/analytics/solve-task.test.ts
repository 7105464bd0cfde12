import { expect, test } from 'vitest';
import { FakeClock } from '../live/fake-clock.fixture.ts';
import type { RunWorker } from './run-worker.ts';
import { solveTask } from './solve-task.ts';

const script = '/c3e068ebf11840ed3fc311a6f2df80b20fa05d25';
const task = '/aee7c93a9ae7930fb19732325d2c560c53849aa7';

/** Returns a fake backend that responds to each path in `texts` with its text, and to all other paths with 404. */
function startBackend(texts: Record<string, string>) {
  const clock = new FakeClock();
  const backend = {
    url: 'https://analytics.example/analytics',
    schedule: clock.schedule,
    fetch: async (address: Parameters<typeof fetch>[0]) => {
      const path = new URL(String(address)).pathname.replace('/analytics', '');
      return new Response(texts[path] ?? '', { status: path in texts ? 200 : 404 });
    },
  };
  return { backend, clock };
}

const join: RunWorker = async (code, given) => `${code} of ${given}`;

test('[ANA-21] the worker runs the backend’s script with its arguments, and returns the solution', async () => {
  const { backend } = startBackend({ [script]: 'solution', [task]: '1,2' });
  expect(await solveTask(backend, join)).toBe('solution of 1,2');
});

test('a backend without a script or without arguments is an error', async () => {
  await expect(solveTask(startBackend({ [task]: '1' }).backend, join)).rejects.toThrow('404');
  await expect(solveTask(startBackend({ [script]: 's' }).backend, join)).rejects.toThrow('404');
});

test('a worker that never ends is stopped after 15 seconds', async () => {
  const { backend, clock } = startBackend({ [script]: 's', [task]: '1' });
  const { promise: running, resolve: run } = Promise.withResolvers<void>();
  const solution = solveTask(backend, (_code, _given, signal) => {
    run();
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  await running;
  clock.advance(15_000);
  await expect(solution).rejects.toThrow('No solution in 15 seconds.');
});

test('a worker that has ended is not stopped after the 15 seconds', async () => {
  const { backend, clock } = startBackend({ [script]: 's', [task]: '1' });
  const signals: AbortSignal[] = [];
  await solveTask(backend, async (_code, _given, signal) => {
    signals.push(signal);
    return 'solved';
  });
  clock.advance(15_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('a backend that does not respond is asked without cookies, and given up after 15 seconds', async () => {
  const { backend, clock } = startBackend({});
  const asked: RequestInit[] = [];
  const fetch = (_address: unknown, init: RequestInit = {}) => {
    asked.push(init);
    return new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
  const solution = solveTask({ ...backend, fetch }, join);
  clock.advance(15_000);
  await expect(solution).rejects.toThrow('No solution in 15 seconds.');
  expect(asked.map(({ credentials }) => credentials)).toEqual(['omit', 'omit']);
});
