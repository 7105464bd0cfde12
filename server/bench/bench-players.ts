import type { Connection } from '../src/database/connect.ts';
import { distribute } from '../src/database/distribute.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { run } from '../test/template-database.ts';

/** Creates players 1 to `count`. A player's Telegram id equals the player's id. */
export async function seedPlayers(connection: Connection, count: number): Promise<void> {
  await run(connection, async (client) => {
    // About 20 % of the totals are 0, 20 % are 99 and 5 % are 1199. All other totals are spread over all levels.
    await client.query(`
      select setseed(0.5);
      alter table users disable trigger user;
      insert into users (id, telegram_id, display_name) select n, n, 'bold_' || n from generate_series(1, ${count}) n;
      alter table users enable trigger user;
      insert into tap_balance (user_id, available, total)
      select n, 1000000000000,
        case when kind < 0.2 then 0 when kind < 0.4 then 99 when kind < 0.45 then 1199 else exp(2 + 14 * random()) end
      from (select n, random() as kind from generate_series(1, ${count}) n) as player;
      insert into rank_change select '{}', array_agg(total) from tap_balance;
      select fold_ranks()`);
    await client.query('vacuum (analyze)');
  });
}

/** Migrates an empty database and creates players 1 to `count`. Moves their taps to shards if `shards` is above 0. */
export async function createPlayers(
  connection: Connection,
  { count, shards }: { count: number; shards: number },
): Promise<void> {
  const migrations = await readMigrations();
  await run(connection, (client) => migrate(client, migrations));
  await seedPlayers(connection, count);
  if (shards === 0) return;
  await run(connection, (client) => distribute(client, migrations, shards, () => undefined));
}
