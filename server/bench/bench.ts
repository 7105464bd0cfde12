import type { Connection } from '../src/database/connect.ts';

/**
 * A value that is measured in each round. `size` is the value's position on a plot's x-axis, or null if the value is
 * not plotted.
 */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/**
 * A ratio of measured values, or a single measured value. `values` has one number per round, and the median should be
 * from `atLeast` to `atMost`.
 */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** The results of all benchmarks in one run, which began at the ISO time `at`. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/** The tools that `startLab` gives to a benchmark. */
export type Lab = {
  /** True for a run of one round with the smallest sizes, which only checks that the benchmark works. */
  isSmoke: boolean;
  rounds: number;
  /** Creates a migrated, empty database. The lab drops it when the benchmark ends. */
  createDatabase(): Promise<Connection>;
  /** Registers a function to call when the benchmark ends or fails. The last registered function is called first. */
  onEnd(work: () => Promise<void> | void): void;
};

/** A benchmark that answers one question about cost, in a file `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
