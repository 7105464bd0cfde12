import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { stopAtExit } from '../start/stop-at-exit.ts';

export type RunningPrism = {
  /** The base URL, `http://127.0.0.1:<port>`. */
  address: string;
  ended: Promise<unknown>;
  stop: () => Promise<void>;
};

const command = fileURLToPath(import.meta.resolve('@stoplight/prism-cli/dist/index.js'));
const contract = fileURLToPath(import.meta.resolve('@bold/openapi/openapi.yaml'));

/**
 * Starts Prism with the contract on a free port, and stops it when this process exits. Rejects with Prism's output if
 * Prism does not start.
 */
export async function startPrism(): Promise<RunningPrism> {
  const child = spawn(process.execPath, [command, 'mock', contract, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stopAtExit(child);
  const ended = once(child, 'exit');
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    const address = /Prism is listening on (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    // Discards the rest of the output: a full pipe would block Prism.
    child.stdout.resume();
    const stop = async () => {
      child.kill();
      await ended;
    };
    return { address, ended, stop };
  }
  throw new Error(`Prism did not start:\n${output.join('\n')}`);
}
