import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../src/database/connect.ts';
import { createTemplate, dropTemplate, inDatabase, run } from '../test/template-database.ts';
import { openTemporaryPostgres } from '../test/temporary-postgres.ts';
import type { Lab } from './bench.ts';

/** How long `abort` waits for each function of `onEnd`. */
const endTimeoutMs = 2_000;

/** Prepares the tools of benchmarks. Creates databases in the PostgreSQL at DATABASE_URL, or in an embedded one. */
export async function startLab(isSmoke: boolean, rounds: number) {
  const { connection, stop } = await openPostgres();
  const postgres = await createTemplate(connection);
  const endings: (() => Promise<void> | void)[] = [];
  let isAborted = false;

  const lab: Lab = {
    isSmoke,
    rounds,
    async createDatabase() {
      const name = `${postgres.template}_${randomBytes(4).toString('hex')}`;
      await run(connection, (client) =>
        client.query(`create database ${name} template ${postgres.template}`),
      );
      endings.push(async () => {
        await run(connection, (client) =>
          client.query(`drop database if exists ${name} with (force)`),
        );
      });
      return inDatabase(connection, name);
    },
    onEnd(work) {
      // A benchmark that is cut off may start one more process.
      if (isAborted) void work();
      else endings.push(work);
    },
  };

  /** Drops the created databases and calls the functions of `onEnd`, the last added first. */
  async function clear(): Promise<void> {
    for (let end = endings.pop(); end; end = endings.pop()) await end();
  }

  let closing: Promise<void> | undefined;
  function close(): Promise<void> {
    closing ??= clear()
      .then(() => dropTemplate(postgres))
      .then(stop);
    return closing;
  }

  /** Does what `close` does while a benchmark runs. Does not wait long, for example for a query of that benchmark. */
  async function abort(): Promise<void> {
    if (closing) return closing;
    isAborted = true;
    for (let end = endings.pop(); end; end = endings.pop()) {
      const ended = (async () => end())().catch(() => {});
      await Promise.race([ended, delay(endTimeoutMs)]);
    }
    // A copy that is being made is not listed yet, and `close` drops it: the template is locked until it is made.
    await dropTemplate(postgres);
    await close();
  }

  return { lab, clear, close, abort };
}

async function openPostgres(): Promise<{ connection: Connection; stop(): Promise<void> }> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) return { connection: { connectionString }, stop: async () => undefined };
  return openTemporaryPostgres();
}
