import type { Connection } from '../src/database/connect.ts';

/** Something measured in each round; `size` is what a plot has on its horizontal axis. */
export type Measured = { what: string; size: number | null; unit: string; values: number[] };

/** One measurement divided by another of the same round, and what it has to hold. */
export type Ratio = {
  what: string;
  values: number[];
  atLeast?: number;
  atMost?: number;
};

export type Result = { measured: Measured[]; ratios: Ratio[] };

/** All that one run found out, and where. */
export type Report = {
  at: string;
  machine: string;
  benches: ({ name: string; question: string } & Result)[];
};

/** What a benchmark works with. Everything that it starts ends with it. */
export type Lab = {
  /** Only whether it runs is asked: one round, the smallest sizes. */
  isSmoke: boolean;
  rounds: number;
  /** A migrated, empty database. */
  createDatabase(): Promise<Connection>;
  /** Called in reverse order when the benchmark is over, also when it failed. */
  onEnd(work: () => Promise<void> | void): void;
};

/** One question about cost; each stands in a file of its own, `<name>.bench.ts`. */
export type Bench = { question: string; run(lab: Lab): Promise<Result> };
