import { readPayoutEnvironment } from '../src/payments/payouts/payout-environment.ts';
import {
  approvePlanFile,
  readPayoutOptions,
  runPayouts,
} from '../src/payments/payouts/run-payouts.ts';
import { openPayoutSender, reconcileWithChain } from '../src/ton/open-payout-sender.ts';
import { callersFolder } from './callers-folder.ts';
import { runCommand, withDatabase } from './with-database.ts';

// npm run payouts: lists what is due. --plan, --approve and --execute pay it; OPERATIONS.md has the steps.

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
});
