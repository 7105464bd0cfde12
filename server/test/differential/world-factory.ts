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

/** Both backends, and which of their names belong together. */
export type Worlds = {
  sides: readonly [mock: Side, server: Side];
  pairs: Pairs;
  /** Number of sequences that ran here. */
  played: number;
};

/** Boards grow with every sequence; new worlds keep searching them fast in the mock. */
const sequencesPerWorlds = 400;

/** Holds one PostgreSQL, the one at DATABASE_URL or an embedded one, and two worlds that are replaced regularly. */
export class WorldFactory {
  readonly #postgres: TestPostgres;
  readonly #stop: () => Promise<void>;
  #worlds: Worlds | undefined;

  private constructor(postgres: TestPostgres, stop: () => Promise<void>) {
    this.#postgres = postgres;
    this.#stop = stop;
  }

  /** Starts the PostgreSQL; worlds are created on first use. */
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

  /** Returns both worlds for one more sequence. */
  async worlds(): Promise<Worlds> {
    if ((this.#worlds?.played ?? 0) >= sequencesPerWorlds) await this.forget();
    this.#worlds ??= await this.#begin();
    this.#worlds.played += 1;
    return this.#worlds;
  }

  /** Closes both worlds, because their states differ. */
  async forget(): Promise<void> {
    const worlds = this.#worlds;
    this.#worlds = undefined;
    for (const side of worlds?.sides ?? []) await side.close();
  }

  async close(): Promise<void> {
    await this.forget();
    await this.#stop();
  }

  async #begin(): Promise<Worlds> {
    const { admin, template } = this.#postgres;
    const name = `${template}_${randomBytes(4).toString('hex')}`;
    await run(admin, async (client) => {
      await client.query(`create database ${name} template ${template}`);
      // Nothing is killed here, so waiting for the disk would prove nothing.
      await client.query(`alter database ${name} set synchronous_commit = off`);
    });
    const sides = await Promise.all([
      startMockSide(),
      startServerSide(addressOf(inDatabase(admin, name))),
    ]);
    return { sides, pairs: new Pairs(), played: 0 };
  }
}

/** Formats a connection as a URL, with a socket's folder as the host. */
function addressOf({ connectionString, host = '', user, database }: TestPostgres['admin']): string {
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
