import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { findUncreditedCharges } from '../src/telegram/charges/charge-records-repository.ts';
import { describeCharges } from '../src/telegram/charges/describe-charges.ts';
import { refundCharge } from '../src/telegram/charges/refund-charge.ts';
import { openBot } from '../src/telegram/open-bot.ts';
import { refuseOptions } from './refuse-options.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run refund -- <charge id> gives a payment back at once, and books the refund, once.
npm run refund -- --list lists the charges that credited nothing and are not given back.

  --reason <text>    Why. Needed, and stored.
  --by <name>        Who decides. Default: your user name.
  --returned         You have sent the money back yourself, in TON or dollars: books it only.

npm run players -- find <charge id> says what a charge has bought, and gives nothing back.`;

await withDatabase(async ({ db, clock, pushBalance, record }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      returned: { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const [chargeId, ...more] = positionals;
  if (values.list && chargeId) {
    throw new Error('Give either --list or a charge id. Nothing is refunded.');
  }
  if (values.list) {
    refuseOptions(values, ['list']);
    for (const line of describeCharges(await findUncreditedCharges(db))) console.log(line);
    return;
  }
  if (!chargeId) throw new Error(help);
  if (more.length > 0) {
    throw new Error('Name one charge only: npm run refund -- <charge id>. Nothing is refunded.');
  }
  const reason = values.reason?.trim();
  if (!reason) throw new Error('Say why with --reason: it is stored with the refund.');
  const api = openBot(readConfig(process.env))?.api ?? null;
  await record({ operator: values.by, reason });
  const refunding = { db, clock, api, pushBalance };
  const { isDone, message } = await refundCharge(refunding, chargeId, values.returned);
  if (!isDone) throw new Error(message);
  console.log(message);
}, help);
