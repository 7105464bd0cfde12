import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const run = promisify(execFile);

/** Runs Redocly's command line and returns the output. Rejects if the command fails. */
export async function redocly(args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = await run(process.execPath, [cli, ...args], {
    cwd,
    env,
    maxBuffer: 2 ** 26,
  });
  return stdout + stderr;
}
