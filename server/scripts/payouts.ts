import { parseArgs } from 'node:util';
import { tonText } from '../src/ledger/amount-text.ts';
import { describePayouts } from '../src/payments/payouts/describe-payouts.ts';
import { duePayouts } from '../src/payments/payouts/due-payouts.ts';
import { executePayouts } from '../src/payments/payouts/execute-payouts.ts';
import { findUnconfirmedPayouts } from '../src/payments/payouts/payouts-repository.ts';
import { openPayoutSender } from '../src/ton/open-payout-sender.ts';
import { withDatabase } from './with-database.ts';

// npm run payouts: lists the rewards that are due, held and in flight. Sends nothing without --execute.

await withDatabase(async (tools) => {
  const { values } = parseArgs({ options: { execute: { type: 'boolean', default: false } } });
  const lines = describePayouts(await duePayouts(tools), await findUnconfirmedPayouts(tools.db));
  for (const line of lines) console.log(line);
  if (!values.execute) return;
  const sender = await openPayoutSender(tools, process.env);
  for (const { payout, state } of await executePayouts(tools, sender)) {
    const outcome = state === 'confirmed' ? 'is paid' : 'is on its way: run this again later';
    console.log(
      `payout ${payout.id} of ${tonText(payout.nano)} to user ${payout.user_id} ${outcome}`,
    );
  }
});
