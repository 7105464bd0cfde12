import type { EventHost } from './post-events.ts';
import type { RunWorker } from './run-worker.ts';

const workerPath = '/c3e068ebf11840ed3fc311a6f2df80b20fa05d25';
const argumentsPath = '/aee7c93a9ae7930fb19732325d2c560c53849aa7';
/** A host or worker that needs longer is given up. */
const patienceMs = 15_000;

/**
 * Fetches the host's worker script and new arguments, and lets the worker find the solution (ANA-21).
 * Rejects when the host or the worker fails or takes too long.
 */
export async function solveTask(
  host: Pick<EventHost, 'url' | 'fetch' | 'schedule'>,
  runWorker: RunWorker,
): Promise<string> {
  const abort = new AbortController();
  const cancel = host.schedule(() => abort.abort(new Error('No solution in time.')), patienceMs);
  const { signal } = abort;
  async function read(path: string): Promise<string> {
    const response = await host.fetch(`${host.url}${path}`, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return response.text();
  }
  try {
    const [script, task] = await Promise.all([read(workerPath), read(argumentsPath)]);
    return await runWorker(script, task, signal);
  } finally {
    cancel();
  }
}
