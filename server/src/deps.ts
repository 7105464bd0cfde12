import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';

/** Everything that a handler may touch besides its input; tests replace what they must. */
export type Deps = {
  db: Kysely<Database>;
  config: Config;
  clock: { now(): Date };
  log: Logger;
  /** Tells a user's open sockets of a balance that changed by something other than their own taps. */
  pushBalance: (userId: number) => void;
};
