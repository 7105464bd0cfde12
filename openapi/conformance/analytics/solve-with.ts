import { execFile } from 'node:child_process';
import { holds } from '../expectations.ts';

/** The reply of the process: the posted value if it is a text, or the error of the script. */
type Reply = { text?: string; error?: string };

/** The program of the process. Runs a script with the globals of a classic worker until the first message. */
const program = `
const { readFileSync, writeSync } = require('node:fs');
const { runInNewContext } = require('node:vm');
const reply = (value) => {
  writeSync(1, JSON.stringify(value));
  process.exit();
};
process.on('uncaughtException', (error) => reply({ error: String(error) }));
const postMessage = (value) => reply(typeof value === 'string' ? { text: value } : {});
const { script, argument } = JSON.parse(readFileSync(0, 'utf8'));
const worker = { onmessage: null, postMessage, TextDecoder, TextEncoder };
runInNewContext(script, worker);
worker.onmessage?.({ data: argument });
`;

/**
 * Runs a worker script on a task, in a process of its own that may not use files or start programs. Returns the first
 * text that the script posts.
 * @param argument the arguments of the task, as one text
 * @throws `BrokenRule` if the script throws an error, or posts no text within `timeoutMs`.
 */
export async function solveWith(
  script: string,
  argument: string,
  timeoutMs = 10_000,
): Promise<string> {
  const { stdout, isLate } = await run(JSON.stringify({ script, argument }), timeoutMs);
  holds(!isLate, `The worker script does not post a text back within ${timeoutMs / 1000} s`);
  const { text, error }: Reply = JSON.parse(stdout || '{}');
  holds(error === undefined, `The worker script throws ${error}`);
  holds(text !== undefined, 'The worker script does not post a text back');
  return text;
}

function run(input: string, timeout: number): Promise<{ stdout: string; isLate: boolean }> {
  return new Promise((resolve) => {
    const { stdin } = execFile(
      process.execPath,
      ['--permission', '--eval', program],
      // The server under test must not read the secrets in the environment of the kit.
      { env: {}, timeout, killSignal: 'SIGKILL' },
      (error, stdout) => resolve({ stdout, isLate: error?.killed === true }),
    );
    // A process that ends early does not read its input.
    stdin?.on('error', () => undefined).end(input);
  });
}
