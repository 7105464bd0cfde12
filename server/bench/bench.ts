import type { Connection } from '../src/database/connect.ts';

/** Describes a value that is measured in each round. `size` is the horizontal axis of a plot; null if there is none. */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/**
 * Describes one measurement divided by another of the same round. `atLeast` and `atMost` are the goal of the median.
 */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** Describes all results of one run, with its time and its machine. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/**
 * Describes what a benchmark gets from `startLab`. When the benchmark ends, its databases are dropped and the work of
 * `onEnd` runs.
 */
export type Lab = {
  /** A smoke run only checks that the benchmark works: one round, the smallest sizes. */
  isSmoke: boolean;
  rounds: number;
  /** Creates a migrated, empty database. */
  createDatabase(): Promise<Connection>;
  /** Registers work to run when the benchmark ends, also after a failure, the last registered first. */
  onEnd(work: () => Promise<void> | void): void;
};

/** Describes a benchmark, which answers one question about cost. Each has its own file `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
