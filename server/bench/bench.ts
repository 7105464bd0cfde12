import type { Connection } from '../src/database/connect.ts';

/**
 * Describes a value that is measured in each round. `size` is its position on the horizontal axis of a plot; null if
 * the value is not plotted.
 */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/**
 * Describes a ratio of two measurements of the same round, or a single measurement that has a goal. `atLeast` and
 * `atMost` are the goal for the median of `values`.
 */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** Describes the results of a run: the time, the machine, and the results of each benchmark. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/**
 * Describes what a benchmark gets from `startLab`. When the benchmark ends, the databases that it created are dropped
 * and the functions passed to `onEnd` are called.
 */
export type Lab = {
  /** True for a smoke run. It only checks that the benchmark works, with one round and the smallest sizes. */
  isSmoke: boolean;
  rounds: number;
  /** Creates a migrated, empty database. */
  createDatabase(): Promise<Connection>;
  /** Registers a function to call when the benchmark ends or fails. The last registered function is called first. */
  onEnd(work: () => Promise<void> | void): void;
};

/** Describes a benchmark, which answers one question about cost. Each benchmark has its own file `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
