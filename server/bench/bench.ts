import type { Connection } from '../src/database/connect.ts';

/** A value measured in each round; `size` is the horizontal axis of a plot. */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/** One measurement divided by another of the same round, and its goal. */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** All results of one run, and where it ran. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/** What a benchmark uses. Everything that it starts is stopped when the benchmark ends. */
export type Lab = {
  /** A smoke run only checks that the benchmark works: one round, the smallest sizes. */
  isSmoke: boolean;
  rounds: number;
  /** Creates a migrated, empty database. */
  createDatabase(): Promise<Connection>;
  /** Runs in reverse order when the benchmark ends, also when it failed. */
  onEnd(work: () => Promise<void> | void): void;
};

/** A benchmark answers one question about cost and is in its own file `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
