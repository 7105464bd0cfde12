import { runInNewContext } from 'node:vm';

/** What a task's worker script posts back for these arguments, with nothing but a worker's own tools in reach. */
export function solveWithWorker(script: string, task: string): string {
  const worker: { onmessage?: (event: { data: string }) => void } = {};
  const posted: string[] = [];
  const tools = { TextDecoder, TextEncoder, postMessage: (text: string) => posted.push(text) };
  runInNewContext(script, Object.assign(worker, tools));
  worker.onmessage?.({ data: task });
  return posted.join();
}
