import { startMockSide } from './mock-side.ts';
import type { NewDatabases } from './new-databases.ts';
import { Pairs } from './pairs.ts';
import { startServerSide } from './server-side.ts';
import type { Side } from './side.ts';

export type Worlds = {
  sides: readonly [mock: Side, server: Side];
  pairs: Pairs;
  /** The number of sequences that ran on these backends. */
  sequences: number;
};

/**
 * The number of sequences after which both backends are replaced. Each sequence adds players, and many players make the
 * mock's leaderboards slow.
 */
const sequencesPerWorlds = 400;

/** Starts the mock and the server, to run sequences of steps. Each new server has its own database. */
export class WorldFactory {
  readonly #databases: NewDatabases;
  #worlds: Worlds | undefined;

  constructor(databases: NewDatabases) {
    this.#databases = databases;
  }

  /** Returns both backends for a sequence. Starts new backends if necessary. */
  async worlds(): Promise<Worlds> {
    if ((this.#worlds?.sequences ?? 0) >= sequencesPerWorlds) await this.stopWorlds();
    this.#worlds ??= await this.#begin();
    this.#worlds.sequences += 1;
    return this.#worlds;
  }

  /** Stops both backends. Must be called after a sequence fails, because the states of the backends may then differ. */
  async stopWorlds(): Promise<void> {
    const worlds = this.#worlds;
    this.#worlds = undefined;
    for (const side of worlds?.sides ?? []) await side.close();
  }

  async close(): Promise<void> {
    await this.stopWorlds();
    await this.#databases.close();
  }

  async #begin(): Promise<Worlds> {
    const variables = await this.#databases.create();
    const sides = await Promise.all([startMockSide(), startServerSide(variables)]);
    return { sides, pairs: new Pairs(), sequences: 0 };
  }
}
