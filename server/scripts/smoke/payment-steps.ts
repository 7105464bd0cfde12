import type { Api } from 'grammy';
import type { PaymentTable } from '../../src/database/money-tables.ts';
import { refundCharge } from '../../src/telegram/charges/refund-charge.ts';
import { friendlyWallet } from '../../src/wallets/wallet-address.ts';
import { done, type Found, failed, type Smoke, waiting } from './smoke.ts';
import type { Step } from './walk.ts';

/** Returns the step that checks a purchase with Stars: its charge, its taps and its transaction in the Bot API. */
export function starsStep(smoke: Smoke, found: Found): Step {
  return {
    title: 'purchase with Stars',
    todo: ['Open the store, choose Stars and the smallest offer, and pay.'],
    async look() {
      const payment = await findLastPayment(smoke, found, 'stars');
      if (!payment) {
        return waiting(
          'No invoice in Stars was made.',
          'If the store shows an error, look for createInvoiceLink in the log of the server.',
        );
      }
      const { id, charge_id: charge, price, taps, credited } = payment;
      if (charge === null) {
        return waiting(
          `Invoice ${id} of ${price} Stars is not paid.`,
          'Test Stars cost nothing: buy some in the test environment. If Telegram says that the bot did not answer, updates do not reach the server: look at the webhook.',
        );
      }
      if (credited !== taps)
        return failed(`The charge credited ${credited} of ${taps} taps.`, report);
      if ((await transactionsOf(smoke.api, charge)).length === 0) {
        return waiting(
          'The Bot API lists no transaction with the id of this charge.',
          'Its list may be late. If it stays so, the server has another BOT_TOKEN.',
        );
      }
      found.starsCharge = charge;
      return done(
        `invoice ${id}: ${price} Stars are charged as ${charge}`,
        `${taps} taps credited`,
      );
    },
    seen: 'Did the app say that the taps are ready, without being opened again?',
  };
}

/** Returns the step that checks a purchase with TON: its deposit from SMOKE_WALLET and its credited taps. */
export function tonStep(smoke: Smoke, found: Found): Step {
  return {
    title: 'purchase with TON',
    todo: [
      'Open the store, choose TON and the smallest offer, and sign the transfer in the wallet.',
    ],
    async look() {
      const payment = await findLastPayment(smoke, found, 'ton');
      if (!payment) {
        return waiting(
          'No invoice in TON was made.',
          'If the store does not offer TON, start the server with PAYMENT_GATEWAYS=stars,ton and the variables of TON.',
        );
      }
      const { id, charge_id: hash, taps, credited } = payment;
      if (hash === null) return waitForDeposit(smoke, found, id);
      if (credited !== taps)
        return failed(`The deposit credited ${credited} of ${taps} taps.`, report);
      const { source } = await smoke.db
        .selectFrom('ton_deposit')
        .select('source')
        .where('hash', '=', hash)
        .executeTakeFirstOrThrow();
      if (source !== smoke.wallet) {
        return failed(
          `The deposit came from ${friendlyWallet(source)}, not from SMOKE_WALLET.`,
          'Pay with the wallet of SMOKE_WALLET, so that the proof and the transfer are of one wallet.',
        );
      }
      return done(`invoice ${id}: transaction ${hash} paid it`, `${taps} taps credited`);
    },
    seen: 'Did the app say that the taps are ready, without being opened again?',
  };
}

/** Returns the step that refunds the charge from `starsStep` and checks the refund in the database and the Bot API. */
export function refundStep(smoke: Smoke, found: Found): Step {
  return {
    title: 'refund of the Stars',
    todo: ['Nothing: this step gives the Stars back. Watch the chat with the bot.'],
    async look() {
      const { starsCharge: charge } = found;
      if (charge === undefined) return failed('No charge in Stars is known.', report);
      const { isDone, message } = await refundCharge(smoke, charge);
      if (!isDone) {
        return waiting(message, 'Check that the server and this command have the same BOT_TOKEN.');
      }
      const taken = await smoke.db
        .selectFrom('payment_charge')
        .innerJoin('payment_refund', 'payment_refund.charge_id', 'payment_charge.charge_id')
        .innerJoin('tap_credit', 'source', 'payment_id')
        .select('taps')
        .where('payment_charge.charge_id', '=', charge)
        .where('reason', '=', 'refund')
        .executeTakeFirst();
      if (!taken) return failed('The refund took no taps back.', report);
      const isReturned = (await transactionsOf(smoke.api, charge)).some(({ receiver }) => receiver);
      if (!isReturned) {
        return waiting(
          'The Bot API lists no refund of this charge.',
          'Its list may be late. If it stays so, look at the Stars of the account on the phone.',
        );
      }
      return done(message, `${-taken.taps} taps taken back`);
    },
    seen: 'Does Telegram show the returned Stars, and the app the lower balance?',
  };
}

const report = 'Run npm run audit, and report its lines with this transcript.';

/**
 * Returns `failed` if a deposit from SMOKE_WALLET is on hold. Otherwise returns `waiting`, because no deposit has
 * arrived.
 */
async function waitForDeposit({ db, wallet }: Smoke, { since }: Found, invoice: string) {
  const held = await db
    .selectFrom('ton_deposit')
    .select(['hash', 'held_for'])
    .where('source', '=', wallet)
    .where('noted_at', '>=', since)
    .where('held_for', 'is not', null)
    .executeTakeFirst();
  return held
    ? failed(
        `The deposit ${held.hash} is held: ${held.held_for}.`,
        'npm run deposits explains it. A wallet that changes the amount or drops the comment cannot be used.',
      )
    : waiting(
        `No deposit for invoice ${invoice} has arrived.`,
        'Look for the transfer in an explorer of the test network. If it is there, check TON_API_URL and TON_DEPOSIT_ADDRESS of the server.',
      );
}

/**
 * Finds the player's newest paid invoice of a gateway, among the invoices that were created since the smoke test began.
 * If none of them is paid, finds the newest unpaid invoice.
 * @returns `charge_id` is null before the payment, and `credited` is null before the credit.
 */
function findLastPayment(
  { db }: Smoke,
  { since, playerId = 0 }: Found,
  gateway: PaymentTable['gateway'],
) {
  return db
    .selectFrom('payment')
    .leftJoin('payment_charge as charge', (join) =>
      join.onRef('charge.payment_id', '=', 'payment.id').on('charge.settles', '=', true),
    )
    .leftJoin('tap_credit as credit', (join) =>
      join.onRef('credit.source', '=', 'payment.id').on('credit.reason', '=', 'purchase'),
    )
    .select(['payment.id', 'payment.price', 'payment.taps', 'charge.charge_id'])
    .select('credit.taps as credited')
    .where('payment.user_id', '=', playerId)
    .where('payment.gateway', '=', gateway)
    .where('payment.created_at', '>=', since)
    .orderBy((order) => order.case().when('charge.charge_id', 'is', null).then(1).else(0).end())
    .orderBy('payment.created_at', 'desc')
    .executeTakeFirst();
}

const pageSize = 100;

/** Returns the bot's Stars transactions with this id. A payment and its refund have the same id. */
async function transactionsOf(api: Api, id: string) {
  const found = [];
  for (let offset = 0; ; offset += pageSize) {
    const { transactions } = await api.getStarTransactions({ offset, limit: pageSize });
    found.push(...transactions.filter((transaction) => transaction.id === id));
    if (transactions.length < pageSize) return found;
  }
}
