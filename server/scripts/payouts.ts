import { readPayoutEnvironment } from '../src/payments/payouts/payout-environment.ts';
import {
  approvePlanFile,
  readPayoutOptions,
  runPayouts,
} from '../src/payments/payouts/run-payouts.ts';
import { openPayoutSender, reconcileWithChain } from '../src/ton/open-payout-sender.ts';
import { callersFolder } from './callers-folder.ts';
import { runCommand, withDatabase } from './with-database.ts';

const help = `npm run payouts lists the rewards that are due, held, waiting or on their way, and who is overpaid. Sends nothing.
npm run payouts -- --plan <file> --ton-price <dollars> writes a plan.
npm run payouts -- --approve <file> prints a plan and signs it.
npm run payouts -- --execute <file> pays a plan.
npm run payouts -- --adopt books payouts that the database does not know, after a restore.
npm run payouts -- --adopt --transaction <hash> --player <id> --ton-price <dollars> --reason <text> books one payout
  whose rewards the database lacks, as paid to this player.

  --ton-price <dollars>     What one TON costs now or, with --transaction, cost in the run that paid.
  --max-player <dollars>    With --plan: the most that one player is paid.
  --max-run <dollars>       With --plan: the most that all players are paid.
  --accept-price            With --plan, --execute or --adopt: accepts a price far from that of the last payout.
  --reason <text>           Why. Stored.
  --by <name>               Who pays. Default: your user name.

The steps are in server/OPERATIONS.md, chapter "Payouts".`;

await runCommand(async () => {
  const options = readPayoutOptions(process.argv.slice(2), callersFolder);
  const environment = readPayoutEnvironment(process.env, callersFolder);
  if (options.approve !== undefined) {
    for (const line of await approvePlanFile(options.approve, environment)) console.log(line);
    return;
  }
  await withDatabase(async (tools) => {
    if (options.plan ?? options.execute ?? (options.adopt || undefined)) {
      const { by: operator, reason, execute } = options;
      // A plan that this key has not signed is not paid.
      const key = execute === undefined ? null : environment.approverKey;
      const parts = [reason, key && `approved by the key ${key}`];
      await tools.record({ operator, reason: parts.filter(Boolean).join('; ') });
    }
    const chain = {
      reconcile: () => reconcileWithChain(tools, environment),
      openSender: () => openPayoutSender(tools, environment),
    };
    await runPayouts(tools, chain, options, environment, console.log);
  });
}, help);
