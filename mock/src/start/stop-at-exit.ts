import type { ChildProcess } from 'node:child_process';

/** Stops the child process when this process exits, also after an error that nothing caught. */
export function stopAtExit(child: ChildProcess): void {
  const stop = () => child.kill();
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
}
