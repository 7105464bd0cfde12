import { runInNewContext } from 'node:vm';

/** Runs a task's worker script with only the globals of a web worker. Returns the text that the script posts. */
export function solveWithWorker(script: string, task: string): string {
  const worker: { onmessage?: (event: { data: string }) => void } = {};
  const posted: string[] = [];
  const tools = { TextDecoder, TextEncoder, postMessage: (text: string) => posted.push(text) };
  runInNewContext(script, Object.assign(worker, tools));
  worker.onmessage?.({ data: task });
  return posted.join();
}
