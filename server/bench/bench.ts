import type { Connection } from '../src/database/connect.ts';

/**
 * A value that is measured in each round. `size` is the position on the x-axis of a plot, or null if the value is not
 * plotted.
 */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/**
 * A ratio of two measurements, or a single measurement with a goal; `values` has one number per round. If there is a
 * goal, the median of `values` must be at least `atLeast` and at most `atMost`.
 */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** The results of all benchmarks in one run. `at` is the time of the run. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/** The tools that `startLab` gives to a benchmark. */
export type Lab = {
  /**
   * True for a smoke run, which only checks that the benchmark works. A smoke run has one round and the smallest sizes.
   */
  isSmoke: boolean;
  rounds: number;
  /** Creates a migrated, empty database. The lab drops it when the benchmark ends. */
  createDatabase(): Promise<Connection>;
  /** Registers a function to call when the benchmark ends or fails. The last registered function is called first. */
  onEnd(work: () => Promise<void> | void): void;
};

/** A benchmark that answers one question about cost. Each benchmark is in a separate file `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
