import { parseArgs } from 'node:util';
import type { Deps } from '../src/deps.ts';
import { controlCharacter, escapesOf, oneLine } from '../src/one-line.ts';
import { decideOnPlayer } from '../src/operators/decide-on-player.ts';
import { erasePlayer } from '../src/operators/erase-player.ts';
import { exportPlayer } from '../src/operators/export-player.ts';
import { addressesPerDay } from '../src/operators/note-address.ts';
import { findCommands } from '../src/operators/operator-commands-repository.ts';
import { unusualDays } from '../src/operators/report-days.ts';
import {
  scatteredPlayers,
  sharedAddresses,
  sharedWallets,
  suspiciousReferrers,
} from '../src/operators/report-players.ts';
import { describePlayer } from '../src/support/describe-player.ts';
import { findPlayer } from '../src/support/find-player.ts';
import { refuseOptions } from './refuse-options.ts';
import { userName } from './user-name.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run players -- <words> finds players, and decides about one.

  find <what you have>        Finds a player or a purchase by a Telegram id, a @username, or the id of a payment,
                              a charge or a deposit.
  show <id>                   Describes the player with this id.
  report                      Lists what looks like cheating.
  log                         Prints what operators did, newest first.
  hold <id>, release <id>     Stops payouts to the player, and allows them again.
  ban <id>, unban <id>        Closes the game for the player, and opens it again.
  export <id>                 Prints all that is stored about the player.
  erase <id>                  Deletes what the books do not need. Cannot be undone.

  --reason <text>             Why. Needed from hold on, and stored.
  --by <name>                 Who decides. Default: your user name.`;

const readers = ['find', 'show', 'report', 'log'];
const decisions = ['hold', 'release', 'ban', 'unban'] as const;

await withDatabase(async (tools) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, by: { type: 'string' } },
  });
  const [action, id = '', ...more] = positionals;
  if (!action) throw new Error(help);
  if (readers.includes(action)) refuseOptions(values);
  if ((action === 'report' || action === 'log') && positionals.length > 1) {
    throw new Error(`Nothing may follow ${action}: npm run players -- ${action}.`);
  }
  if (action === 'report') return printReport();
  if (action === 'log') return printLog(tools.db);
  if (action === 'find') {
    if (id === '' || more.length > 0) {
      throw new Error('Name one thing: npm run players -- find @ada.');
    }
    for (const line of await findPlayer(tools, id)) console.log(oneLine(line));
    return;
  }
  if (!/^[1-9]\d{0,15}$/.test(id) || more.length > 0) {
    throw new Error('Name one player by its id: npm run players -- show 7.');
  }
  const userId = Number(id);
  if (action === 'show') {
    for (const line of await describePlayer(tools, userId)) console.log(oneLine(line));
    return;
  }
  const reason = values.reason?.trim() ?? '';
  const operator = values.by?.trim() || userName();
  const asked = { userId, operator, reason };
  const decision = decisions.find((it) => it === action);
  if (!decision && action !== 'export' && action !== 'erase') {
    const words = ['find', 'show', ...decisions, 'report', 'log', 'export', 'erase'];
    throw new Error(`The first word must be one of ${words.join(', ')}.`);
  }
  if (reason === '') throw new Error('Say why with --reason: it is stored with the decision.');
  await tools.record({ operator, reason });
  if (decision) console.log(await decideOnPlayer(tools, { ...asked, action: decision }));
  else if (action === 'erase') console.log(await erasePlayer(tools, asked));
  else printJson(await exportPlayer(tools, asked));

  async function printReport() {
    const { db } = tools;
    print('Wallets that several players have or had', await sharedWallets(db));
    print('Addresses of several players in the last 30 days', await sharedAddresses(db));
    print(`Players with ${addressesPerDay} addresses on a day`, await scatteredPlayers(db));
    print('Referrers with a suspicious pattern', await suspiciousReferrers(db));
    print('Unusual settlement days', await unusualDays(db));
  }
}, help);

/** Prints the operators' log, newest first. Quotes commands for a shell, so that operators can repeat them. */
async function printLog(db: Deps['db']): Promise<void> {
  for (const { at, operator, command, reason, failure, ...stored } of await findCommands(db)) {
    const args = stored.arguments;
    const words = ['npm', 'run', command, '--', ...args.map(quote)];
    if (reason && !args.some((it) => it.includes(reason))) words.push(`# ${reason}`);
    if (failure) words.push(`# failed: ${failure}`);
    const line = `${at.toISOString()} ${operator} ${words.join(' ')}`;
    console.log(oneLine(line));
  }
}

/** Quotes an argument for a POSIX shell if the argument needs quotes. */
function quote(argument: string): string {
  return /^[\w./:=-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}

/**
 * Prints a value as JSON, with one call of `console.log` per line. If a full disk cuts the text of one call, only the
 * next call reports an error.
 */
function printJson(value: object): void {
  for (const line of JSON.stringify(value, null, 2).split('\n')) {
    // A character of a player's bio could control a terminal.
    console.log(line.replaceAll(controlCharacter, escapesOf));
  }
}

function print(title: string, rows: readonly object[]): void {
  console.log(`${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
