import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { EnvironmentTable } from '../database/money-tables.ts';
import type { Deps } from '../deps.ts';

type Environment = Pick<EnvironmentTable, 'telegram' | 'ton'>;

/**
 * Stores from which Telegram and TON network this database gets its money, so that nobody pays rewards for test money.
 * Another server can store other networks only while the database has no money.
 * @throws `Error` in production if the database has money of other networks; in development, logs a warning
 */
export async function claimEnvironment({
  db,
  config,
  log,
}: Pick<Deps, 'db' | 'config' | 'log'>): Promise<void> {
  const own = environmentOf(config);
  await sql`
    insert into environment (telegram, ton) values (${own.telegram}, ${own.ton})
    on conflict (is_only) do update set telegram = excluded.telegram, ton = excluded.ton
    where not exists (select from payment_charge) and not exists (select from ton_deposit)
      and not exists (select from payout)`.execute(db);
  const stored = await db.selectFrom('environment').selectAll().executeTakeFirstOrThrow();
  const difference = differenceOf(stored, own);
  if (difference === null) return;
  const message = `${difference}: use another database, or correct the variable. In a copy for tests only, delete the row of the table environment.`;
  if (config.production) throw new Error(message);
  log.warn(message);
}

/**
 * Checks that a payout run pays on the TON network of the servers of the database, and pays no real TON for
 * test money. A database that was restored from an older version says nothing, and passes.
 * @throws `Error` if the check fails
 */
export async function requireEnvironment({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const stored = await db.selectFrom('environment').selectAll().executeTakeFirst();
  if (!stored) return;
  const { telegram, ton } = stored;
  if (ton !== config.tonNetwork) {
    // The database need not have money yet.
    throw new Error(
      `TON_NETWORK is ${config.tonNetwork}, but this database is for TON_NETWORK=${ton}: set the TON_NETWORK of the servers. Nothing was sent.`,
    );
  }
  if (telegram === 'test' && config.tonNetwork === 'main') {
    throw new Error(
      'The Stars of this database are test money, and their rewards would be paid in real TON. Nothing was sent.',
    );
  }
}

/** Returns true if a server has started with this database and sells to players of the real Telegram. */
export async function takesRealMoney(db: Deps['db']): Promise<boolean> {
  const stored = await db.selectFrom('environment').select('telegram').executeTakeFirst();
  return stored?.telegram === 'main';
}

/** Returns the networks of a server. With the development token anyone can sign, so its money is test money. */
const environmentOf = (config: Config): Environment => ({
  telegram: config.developmentToken ? 'test' : config.telegramEnvironment,
  ton: config.tonNetwork,
});

function differenceOf(stored: Environment, own: Environment): string | null {
  if (stored.telegram !== own.telegram) {
    return `TELEGRAM_ENVIRONMENT is ${own.telegram}, but this database has money of TELEGRAM_ENVIRONMENT=${stored.telegram}`;
  }
  if (stored.ton !== own.ton) {
    return `TON_NETWORK is ${own.ton}, but this database has money of TON_NETWORK=${stored.ton}`;
  }
  return null;
}
