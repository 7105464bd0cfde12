import type { AnalyticsBackend } from './post-events.ts';
import type { RunWorker } from './run-worker.ts';

const workerPath = '/c3e068ebf11840ed3fc311a6f2df80b20fa05d25';
const argumentsPath = '/aee7c93a9ae7930fb19732325d2c560c53849aa7';
const solutionTimeoutMs = 15_000;

/**
 * Runs the backend's worker script on a task and returns the solution [ANA-21]. Rejects if there is no solution
 * after 15 seconds.
 */
export async function solveTask(
  backend: Pick<AnalyticsBackend, 'url' | 'fetch' | 'schedule'>,
  runWorker: RunWorker,
): Promise<string> {
  const abort = new AbortController();
  const cancel = backend.schedule(
    () => abort.abort(new Error('No solution in 15 seconds.')),
    solutionTimeoutMs,
  );
  const { signal } = abort;
  async function read(path: string): Promise<string> {
    const response = await backend.fetch(`${backend.url}${path}`, { credentials: 'omit', signal });
    if (!response.ok)
      throw new Error(
        `GET ${path} of the analytics backend failed with status ${response.status}.`,
      );
    return response.text();
  }
  try {
    const [script, task] = await Promise.all([read(workerPath), read(argumentsPath)]);
    return await runWorker(script, task, signal);
  } finally {
    cancel();
  }
}
