import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';
import { createLog } from '../../src/start/create-log.ts';
import { publicFolder } from '../public-folder.ts';
import {
  createTemplate,
  dropTemplate,
  inDatabase,
  run,
  type TestPostgres,
} from '../template-database.ts';
import { startMockSide } from './mock-side.ts';
import { Pairs } from './pairs.ts';
import { startServerSide } from './server-side.ts';
import type { Side } from './side.ts';

/** Both running backends, and the pairs of their ids. */
export type Worlds = {
  sides: readonly [mock: Side, server: Side];
  pairs: Pairs;
  /** The number of sequences that ran on these backends. */
  sequences: number;
};

/**
 * The number of sequences after which new backends are started. The mock searches its leaderboards slower with each
 * player.
 */
const sequencesPerWorlds = 400;

/**
 * Starts the backends for sequences. Their databases are in one PostgreSQL, that at DATABASE_URL or an embedded one.
 */
export class WorldFactory {
  readonly #postgres: TestPostgres;
  readonly #stop: () => Promise<void>;
  #worlds: Worlds | undefined;

  private constructor(postgres: TestPostgres, stop: () => Promise<void>) {
    this.#postgres = postgres;
    this.#stop = stop;
  }

  /** Starts the PostgreSQL. The first call of `worlds` starts the backends. */
  static async open(): Promise<WorldFactory> {
    const { DATABASE_URL: connectionString } = process.env;
    if (connectionString) {
      const postgres = await createTemplate({ connectionString });
      return new WorldFactory(postgres, () => dropTemplate(postgres));
    }
    const folder = publicFolder();
    const log = createLog({ logLevel: 'silent', production: false });
    const embedded = await openEmbeddedPostgres(folder, log);
    return new WorldFactory(await createTemplate(embedded.connection), async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true });
    });
  }

  /** Returns both backends for a sequence. */
  async worlds(): Promise<Worlds> {
    if ((this.#worlds?.sequences ?? 0) >= sequencesPerWorlds) await this.stopWorlds();
    this.#worlds ??= await this.#begin();
    this.#worlds.sequences += 1;
    return this.#worlds;
  }

  /** Stops both backends. It is called after a difference, because their states are no longer equal. */
  async stopWorlds(): Promise<void> {
    const worlds = this.#worlds;
    this.#worlds = undefined;
    for (const side of worlds?.sides ?? []) await side.close();
  }

  async close(): Promise<void> {
    await this.stopWorlds();
    await this.#stop();
  }

  async #begin(): Promise<Worlds> {
    const { admin, template } = this.#postgres;
    const name = `${template}_${randomBytes(4).toString('hex')}`;
    await run(admin, async (client) => {
      await client.query(`create database ${name} template ${template}`);
      // No process is killed here, so it does not matter when PostgreSQL writes to the disk.
      await client.query(`alter database ${name} set synchronous_commit = off`);
    });
    const sides = await Promise.all([
      startMockSide(),
      startServerSide(addressOf(inDatabase(admin, name))),
    ]);
    return { sides, pairs: new Pairs(), sequences: 0 };
  }
}

/** Formats a connection as a URL, with a socket's folder as the host. */
function addressOf({ connectionString, host = '', user, database }: TestPostgres['admin']): string {
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
