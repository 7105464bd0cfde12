/**
 * Runs a script as a worker, hands it the task's arguments and answers what it posts back. Rejects
 * when the script fails or the signal says that nobody waits any more.
 */
export type RunWorker = (script: string, task: string, signal: AbortSignal) => Promise<string>;

/** Runs the script in a web worker of its own. */
export const runWebWorker: RunWorker = async (script, task, signal) => {
  // A worker of another host's address would be refused; its text is not.
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
