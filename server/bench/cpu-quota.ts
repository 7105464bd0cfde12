import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { childrenOf } from './cpu-of-processes.ts';

/** The folder of Linux's first version of control groups for CPU time: cgroups(7). */
const controller = '/sys/fs/cgroup/cpu';
const periodUs = 100_000;

/**
 * Limits a process with its children, now and later, to `cores` of the machine's CPU time together: 0.1 is a tenth of
 * one core. Needs Linux with control groups of version 1 and their owner's rights. Returns a function that removes
 * the limit's group when its processes have ended.
 */
export function limitCpu(pid: number, cores: number): () => void {
  const group = `${controller}/bold-bench-${pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/cpu.cfs_period_us`, `${periodUs}`);
    writeFileSync(`${group}/cpu.cfs_quota_us`, `${Math.round(cores * periodUs)}`);
    // The parent first: what it starts from then on is in its group.
    writeFileSync(`${group}/cgroup.procs`, `${pid}`);
    for (const child of childrenOf([pid])) writeFileSync(`${group}/cgroup.procs`, `${child}`);
  } catch (cause) {
    throw new Error(`The CPU time of a process can only be limited with ${controller} and root.`, {
      cause,
    });
  }
  return () => rmdirSync(group);
}
