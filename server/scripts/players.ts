import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { decideOnPlayer } from '../src/operators/decide-on-player.ts';
import { describePlayer } from '../src/operators/describe-player.ts';
import { unusualDays } from '../src/operators/report-days.ts';
import {
  sharedAddresses,
  sharedWallets,
  suspiciousReferrers,
} from '../src/operators/report-players.ts';
import { withDatabase } from './with-database.ts';

// npm run players -- show <id>; npm run players -- hold <id> --reason <text>, or release: stops or allows payouts;
// ban or unban: shuts the player out of everything, or ends that; report: lists what looks like cheating.

const decisions = ['hold', 'release', 'ban', 'unban'] as const;

await withDatabase(async (tools) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string' }, by: { type: 'string' } },
  });
  const [action, id = '', ...more] = positionals;
  if (action === 'report' && positionals.length === 1) return printReport();
  if (!/^[1-9]\d{0,15}$/.test(id) || more.length > 0) {
    throw new Error('Name one player by its id: npm run players -- show 7.');
  }
  const userId = Number(id);
  if (action === 'show') {
    for (const line of await describePlayer(tools, userId)) console.log(line);
    return;
  }
  const decision = decisions.find((it) => it === action);
  if (!decision) {
    throw new Error(`The first word must be one of show, ${decisions.join(', ')}, report.`);
  }
  const reason = values.reason?.trim();
  if (!reason) throw new Error('Say why with --reason: it is stored with the decision.');
  const operator = values.by?.trim() || userInfo().username;
  console.log(await decideOnPlayer(tools, { userId, action: decision, operator, reason }));

  async function printReport() {
    const { db } = tools;
    print('Wallets that several players have or had', await sharedWallets(db));
    print('Addresses of several players in the last 30 days', await sharedAddresses(db));
    print('Referrers with a suspicious pattern', await suspiciousReferrers(db));
    print('Unusual settlement days', await unusualDays(db));
  }
});

function print(title: string, rows: readonly object[]): void {
  console.log(`${title}: ${rows.length}`);
  if (rows.length > 0) console.table(rows);
}
