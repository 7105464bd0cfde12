import { parseArgs } from 'node:util';
import { creditDeposit, dismissDeposit } from '../src/ton/decide-deposit.ts';
import { findHeldDeposits } from '../src/ton/deposits-repository.ts';
import { describeDeposits } from '../src/ton/describe-deposits.ts';
import { refuseOptions } from './refuse-options.ts';
import { userName } from './user-name.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run deposits lists the TON deposits that wait for an operator.
npm run deposits -- --credit <hash> --payment <id> credits a deposit as the payment of an invoice.
npm run deposits -- --dismiss <hash> credits nothing for a deposit, such as one that you have sent back.

  --all            Lists also those of less than 0.01 TON for no invoice.
  --note <text>    Why. Needed with a decision, and stored.
  --by <name>      Who decides. Default: your user name.
  --force          Credits also less than half the price, or from a wallet that another player has verified.`;

await withDatabase(async ({ db, clock, pushBalance, record }) => {
  const { values } = parseArgs({
    options: {
      credit: { type: 'string' },
      payment: { type: 'string' },
      dismiss: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
      all: { type: 'boolean' },
      force: { type: 'boolean' },
    },
  });
  const { credit, dismiss, payment: paymentId, force } = values;
  const note = values.note?.trim() || null;
  const deciding = { db, clock, pushBalance };
  const decidedBy = values.by?.trim() || userName();
  const isHalf = (credit === undefined) !== (paymentId === undefined);
  // Such as the value of a variable of the shell that is not set.
  const isEmpty = [credit, paymentId, dismiss].includes('');
  if (isHalf || isEmpty || (credit && dismiss)) {
    throw new Error('Give either --credit <hash> --payment <id> or --dismiss <hash>.');
  }
  if (credit || dismiss) {
    if (note === null) throw new Error('Say why with --note: it is stored with the decision.');
    await record({ operator: decidedBy, reason: note });
  }
  if (credit && paymentId) {
    const decision = { hash: credit, paymentId, decidedBy, note };
    console.log(await creditDeposit(deciding, decision, force));
  } else if (dismiss) {
    console.log(await dismissDeposit(deciding, { hash: dismiss, decidedBy, note }));
  } else {
    refuseOptions(values, ['all']);
    const held = await findHeldDeposits(db);
    for (const line of describeDeposits(held, values.all)) console.log(line);
  }
}, help);
