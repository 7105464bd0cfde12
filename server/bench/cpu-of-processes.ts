import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

/** The clock ticks per second on Linux. `/proc` counts CPU time in ticks. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK']));

/** The folder of Linux's control groups (version 1) for CPU time. See cgroups(7). */
const controller = '/sys/fs/cgroup/cpu';
const periodUs = 100_000;

/** Returns the ids of the running child processes of `pids`. */
function childrenOf(pids: readonly number[]): number[] {
  const parents = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return parents.filter(([, parent = 0]) => pids.includes(parent)).flatMap(([pid]) => pid ?? []);
}

/** Returns the total CPU seconds of processes and of their running and ended child processes. Works only on Linux. */
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

/**
 * Limits a process and its current and future child processes to `cores` CPU cores in total. Needs root on Linux with
 * control groups of version 1.
 * @returns A function that removes the control group. Call this function after the processes have ended.
 */
export function limitCpu(pid: number, cores: number): () => void {
  const group = `${controller}/bold-bench-${pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/cpu.cfs_period_us`, `${periodUs}`);
    writeFileSync(`${group}/cpu.cfs_quota_us`, `${Math.round(cores * periodUs)}`);
    // The parent first: each process that it starts after this is in its group.
    writeFileSync(`${group}/cgroup.procs`, `${pid}`);
    for (const child of childrenOf([pid])) writeFileSync(`${group}/cgroup.procs`, `${child}`);
  } catch (cause) {
    throw new Error(`The CPU time of a process can only be limited with ${controller} and root.`, {
      cause,
    });
  }
  return () => rmdirSync(group);
}
