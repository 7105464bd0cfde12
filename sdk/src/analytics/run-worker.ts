/**
 * Runs a worker script with `task` and returns the response. Rejects if the script fails, or if the signal is aborted
 * during the run.
 */
export type RunWorker = (script: string, task: string, signal: AbortSignal) => Promise<string>;

export const runWebWorker: RunWorker = async (script, task, signal) => {
  // A browser refuses a worker script from another origin, but not a blob with its text.
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(address);
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('message', ({ data }) => resolve(String(data)));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(address);
  }
};
