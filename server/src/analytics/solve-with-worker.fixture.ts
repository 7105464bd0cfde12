import { runInNewContext } from 'node:vm';

/** Runs a task's worker script with nothing but a worker's globals and returns what it posts back. */
export function solveWithWorker(script: string, task: string): string {
  const worker: { onmessage?: (event: { data: string }) => void } = {};
  const posted: string[] = [];
  const tools = { TextDecoder, TextEncoder, postMessage: (text: string) => posted.push(text) };
  runInNewContext(script, Object.assign(worker, tools));
  worker.onmessage?.({ data: task });
  return posted.join();
}
