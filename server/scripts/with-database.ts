import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Config, readConfig } from '../src/config.ts';
import { notifyBalanceChanged } from '../src/database/balance-notifications.ts';
import { joinDatabase } from '../src/database/join-database.ts';
import type { Deps } from '../src/deps.ts';
import { errorText } from '../src/error-text.ts';
import { escapesOf } from '../src/one-line.ts';
import { insertCommand, insertFailure } from '../src/operators/operator-commands-repository.ts';
import { createLog } from '../src/start/create-log.ts';
import { explainFailure } from '../src/start/explain-failure.ts';
import { userName } from './user-name.ts';

type Tools = Pick<Deps, 'clock' | 'config' | 'db' | 'shards' | 'log' | 'pushBalance'> & {
  /**
   * Stores this command in the operators' log; if the command fails later, its error is stored too. Must be called
   * before the command's first change.
   */
  record: (why?: { operator?: string | undefined; reason?: string | undefined }) => Promise<void>;
};

/** The environment variables that `withDatabase` reads. None of them is a secret of the bot. */
export const databaseVariables = [
  'DATABASE_URL',
  'DATA_DIR',
  'PAYOUT_HOLD_DAYS_STARS',
  'PAYOUT_HOLD_DAYS_DOLLARS',
  'PAYOUT_HOLD_DAYS_TON',
  'PAYOUT_MIN_CENTS',
  'TON_API_URL',
  'TON_API_KEY',
  'TON_NETWORK',
  'WALLET_HOLD_DAYS',
  'WALLET_HOLD_DAYS_VERIFIED',
];

/**
 * Runs `work` on the configured database, which servers may use at the same time. An error is printed and sets the exit
 * code to 1.
 * @param help See `runCommand`.
 */
export function withDatabase(work: (tools: Tools) => Promise<void>, help?: string): Promise<void> {
  return runCommand(async () => {
    const config = readConfig(
      Object.fromEntries(databaseVariables.map((name) => [name, process.env[name]])),
    );
    if (config.databaseUrl === null) announceEmbedded(config);
    const log = createLog({ ...config, logLevel: 'warn' });
    const { db, shards, close } = await joinDatabase(config, log);
    const notifying: Promise<void>[] = [];
    // The running servers have the players' sockets.
    const pushBalance = (userId: number) => {
      const missed = (err: unknown) =>
        log.warn({ err }, 'The running servers could not be notified.');
      notifying.push(notifyBalanceChanged(db, userId).catch(missed));
    };
    let recorded: string | undefined;
    try {
      const record: Tools['record'] = async ({ operator, reason } = {}) => {
        recorded = await insertCommand(db, {
          operator: operator?.trim() || userName(),
          command: basename(process.argv[1] ?? '', '.ts'),
          arguments: process.argv.slice(2),
          reason: reason?.trim() || null,
        });
      };
      await work({
        config,
        db,
        shards,
        log,
        pushBalance,
        record,
        clock: { now: () => new Date() },
      });
    } catch (error) {
      const missed = (err: unknown) => log.warn({ err }, 'The failure is not in the log.');
      if (recorded) await insertFailure(db, recorded, errorText(error)).catch(missed);
      throw error;
    } finally {
      await Promise.all(notifying);
      await close();
    }
  }, help);
}

/**
 * Prints the folder of the embedded PostgreSQL that the command uses. Throws if this folder has no embedded PostgreSQL,
 * or if `DATA_DIR` is not set in production.
 */
function announceEmbedded({ dataDir }: Config): void {
  if (process.env.NODE_ENV === 'production' && !process.env.DATA_DIR?.trim()) {
    throw new Error(
      'DATABASE_URL is missing: set it as for the servers, or set DATA_DIR to use the embedded PostgreSQL in that folder.',
    );
  }
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new Error(
      `DATABASE_URL is missing, and ${dataDir} has no embedded PostgreSQL: set DATABASE_URL, or start the game once.`,
    );
  }
  console.error(`DATABASE_URL is not set: this is the embedded PostgreSQL in ${dataDir}.`);
}

/**
 * Runs a command if no command-line argument has a control character. An error of the arguments, the command or the
 * output is printed and sets the exit code to 1.
 * @param help The text that `--help` prints instead. Without it `--help` is an argument like others.
 */
export async function runCommand(command: () => Promise<void>, help?: string): Promise<void> {
  // `console` ignores it: a copy of the operators' log on a full disk would lack lines, and nobody would know.
  process.stdout.once('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that wants no more, such as `head`, ends its pipe.
    if (code !== 'EPIPE') console.error(`The output is incomplete: ${message}`);
    process.exitCode = 1;
  });
  try {
    const args = process.argv.slice(2);
    refuseControlCharacters(args);
    if (help !== undefined && args.some((arg) => arg === '--help' || arg === '-h')) {
      console.log(help);
      return;
    }
    await command();
  } catch (error) {
    console.error(nameHelp(explainFailure(error)));
    process.exitCode = 1;
  }
}

/** Names `--help` in Node's error about an unknown option, in place of a hint that few operators need. */
const nameHelp = (message: string) =>
  message.replace(/^(Unknown option '.*?')(\. To .*)?$/s, '$1. -- --help prints all options.');

/** Matches characters that could break a line of the operators' log or control a terminal. */
const controlCharacter = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Throws an Error if an argument has a control character. The message shows such characters as code points. */
function refuseControlCharacters(args: readonly string[]): void {
  const found = args.find((argument) => argument.search(controlCharacter) >= 0);
  if (found === undefined) return;
  throw new Error(
    `The argument "${found.replaceAll(controlCharacter, escapesOf)}" has a line break or another control character: write it on one line. Nothing was done.`,
  );
}
