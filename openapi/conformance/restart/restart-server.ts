import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { holds } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { reach } from '../reach.ts';

const commandTimeoutMs = 60_000;
/** The close code of a WebSocket connection that ended without a close frame (RFC 6455). */
const withoutFrame = 1006;

/** Returns `--restart-command`. Throws `NotChecked` without this option. */
export function needRestart({ target }: Kit): string {
  if (target.restartCommand === null) throw new NotChecked('needs --restart-command');
  return target.restartCommand;
}

/**
 * Runs `--restart-command`, and waits until the server responds again.
 * @param onKilled Is called when the server has ended, before it responds again
 * @throws `NotChecked` without this option. `BrokenRule` if the command does not kill the server, or the server does
 * not start again.
 */
export async function restartServer(kit: Kit, onKilled = () => {}): Promise<void> {
  const command = needRestart(kit);
  const watch = await kit.live(kit.player());
  kit.steps.note(command);
  void watch.closed.then(onKilled);
  await run(command);
  const { code } = await watch.ended();
  holds(
    code === withoutFrame,
    `--restart-command must kill the server, as kill -9 does, but the server has closed its live connections with ${code}`,
  );
  await reach(`${kit.target.addresses.api}/level`).catch(({ message }: Error) => {
    throw new BrokenRule(`after --restart-command: ${message}`);
  });
}

async function run(command: string): Promise<void> {
  // npm runs the kit in the kit's folder. INIT_CWD is the folder of the caller.
  const cwd = process.env.INIT_CWD ?? '.';
  // The server goes on after the command, so it must not write into a pipe that the kit closes.
  const child = spawn(command, { cwd, shell: true, stdio: 'ignore', timeout: commandTimeoutMs });
  const [code] = await once(child, 'exit');
  holds(code === 0, `${command} failed with the exit code ${code}. Its output is not shown`);
}
