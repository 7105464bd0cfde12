import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The clock ticks of Linux per second, in which `/proc` counts CPU time. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK']));

/** Returns the ids of the running processes that the processes `pids` have started. */
export function childrenOf(pids: readonly number[]): number[] {
  const parents = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return parents.filter(([, parent = 0]) => pids.includes(parent)).flatMap(([pid]) => pid ?? []);
}

/** Returns the CPU time of processes with their children, also those that have ended, in seconds. Linux only. */
export const cpuSecondsOf = (pids: readonly number[]): number =>
  [...pids, ...childrenOf(pids)].reduce((sum, pid) => sum + secondsOf(pid), 0);

function secondsOf(pid: number): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    // user, system, and the same of ended children: fields 14 to 17 of proc(5), after the name.
    const [user = 0, system = 0, ended = 0, endedSystem = 0] = fields
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (user + system + ended + endedSystem) / ticks;
  } catch {
    return 0;
  }
}
