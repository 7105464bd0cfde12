import {
  type ApiError,
  alreadyRefunded,
  chargeNotFound,
  type Invoice,
  internalError,
  unavailable,
} from '../../bot-api/bot-api.ts';
import {
  type Charge,
  chargeInvoice,
  dearer,
  invoiceOf,
  notifyPayment,
  notifyRefund,
  pay,
  returnsOf,
} from '../../bot-api/pay.ts';
import { type Check, checksOf, slow } from '../../check.ts';
import { holds, ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf, setCodePath } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import { nowSeconds } from '../../times.ts';
import { balanceOf, expectAvailable, updatesConfirmed, updatesProcessed } from './balance.ts';
import { createInvoice, payableSeconds } from './shop.ts';

const check = checksOf('payments');
/**
 * How many seconds before or after the payment deadline a tested charge is dated. This distance is a margin for a slow
 * machine and an inexact server clock.
 */
const marginSeconds = 60;
/** How long a check waits for the second try of a failed refund. */
const secondTryMs = 70_000;

/** The checks of charges that do not fit their invoice. The server must refund such a charge in Stars. */
export const returnedChargesChecks: Check[] = [
  check(
    'a second charge for a paid invoice credits nothing and is returned',
    ['R614', 'R605', 'R606'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 170);
      const charge = await pay(kit, player, link);
      await expectAvailable(player, 170, 'after a payment');
      // Ids of charges differ by upper and lower case.
      const second = { ...charge, id: charge.id.toUpperCase() };
      notifyPayment(kit, second);
      await updatesProcessed(kit, player, link);
      const bought = { available_taps: 170, total_taps: 0 };
      same(await balanceOf(player), bought, 'the balance after a second charge');
      await expectReturned(kit, player, second);
      notifyRefund(kit, second);
      await updatesProcessed(kit, player, link);
      same(await balanceOf(player), bought, 'the balance after the refund of the second charge');
    },
  ),
  check(
    'a second charge for a refunded invoice credits nothing and is returned',
    ['R614', 'R605', 'R608'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 110);
      const charge = await pay(kit, player, link);
      await expectAvailable(player, 110, 'after a payment');
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after its refund');
      const second = { ...charge, id: `${charge.id}-2` };
      notifyPayment(kit, second);
      await expectReturned(kit, player, second);
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 0, 'available_taps after a second charge');
    },
  ),
  slow(
    check(
      'a return of Stars that failed is tried again, one that the Bot API refuses is not',
      ['R614'],
      async (kit) => {
        const refusals = [alreadyRefunded, chargeNotFound];
        const refused = await Promise.all(refusals.map((error) => surplusOf(kit, error)));
        for (const { player } of refused)
          await expectConfirmed(kit, player, 'a charge whose return is refused');
        const failed = await surplusOf(kit, internalError);
        const calls = async () => returnsOf(kit, failed.charge).length;
        const made = await poll(calls, (count) => count > 1, secondTryMs);
        const { id } = failed.charge;
        holds(made > 1, `The server does not repeat a refundStarPayment that failed (${id})`);
        // A server that would try again does it here as soon as for the one that failed, and began earlier.
        for (const { charge } of refused)
          same(returnsOf(kit, charge).length, 1, 'the calls of refundStarPayment that is refused');
        for (const { player } of [...refused, failed])
          await expectAvailable(player, 190, 'after a second charge');
      },
    ),
  ),
  slow(
    check(
      'a return of Stars that goes on failing holds up neither returns nor charges of other players',
      ['R614'],
      async (kit) => {
        const other = kit.player();
        const charge = await chargeInvoice(kit, other, await createInvoice(kit, other, 150));
        try {
          // Three players: a server that gives up an update after some tries releases the next ones too late.
          const failing = Array.from({ length: 3 }, () => surplusOf(kit, unavailable));
          await Promise.all(failing);
          notifyPayment(kit, charge);
          await expectAvailable(other, 150, 'while returns to other players fail');
        } finally {
          kit.needBotApi().endOutage();
        }
      },
    ),
  ),
  check(
    'a charge of another amount or payer credits nothing and is returned, one without a payment is not; neither is a purchase',
    ['R614', 'R604', 'R606', 'R616'],
    async (kit) => {
      const player = kit.player();
      const other = kit.player();
      same((await balanceOf(other)).available_taps, 0, 'available_taps of the other payer');
      const link = await createInvoice(kit, player, 180);
      const invoice = invoiceOf(kit, link);
      const chargeOf = (
        { user }: Player,
        what: string,
        changes: Partial<Invoice> = {},
      ): Charge => ({
        id: `kit-${what}-${player.telegramId}`,
        user,
        invoice: { ...invoice, ...changes },
      });
      const charges: [Player, Charge][] = [
        [player, chargeOf(player, 'less', { prices: [{ label: 'less', amount: 1 }] })],
        [player, chargeOf(player, 'more', dearer(invoice))],
        [other, chargeOf(other, 'other')],
      ];
      const unknown = chargeOf(player, 'unknown', { payload: 'no-such-payment' });
      notifyPayment(kit, unknown);
      await expectConfirmed(kit, player, 'a charge without a payment');
      for (const [payer, charge] of charges) {
        notifyPayment(kit, charge);
        await expectReturned(kit, payer, charge);
      }
      await updatesProcessed(kit, player, link);
      for (const one of [player, other])
        same((await balanceOf(one)).available_taps, 0, 'available_taps after such charges');
      // A returned charge is no purchase, which would come too early for a referrer.
      const { code } = await referralCodeOf(kit.player());
      for (const one of [player, other]) ok(await one.post(setCodePath, { code }));
      await pay(kit, player, link);
      await expectAvailable(player, 180, 'after a charge that fits');
      for (const [, charge] of charges) notifyRefund(kit, charge);
      for (const one of [player, other]) await updatesProcessed(kit, one, link);
      const { available_taps } = await balanceOf(player);
      same(
        available_taps,
        180,
        'available_taps after the refunds of charges that credited nothing',
      );
      same(returnsOf(kit, unknown), [], 'the calls of refundStarPayment without a payment');
    },
  ),
  check(
    'a charge that is dated too late credits nothing and is returned, one in the last minutes credits',
    ['R612'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 130);
      const at = nowSeconds() + payableSeconds(kit);
      const invoice = invoiceOf(kit, link);
      const late = { id: `kit-late-${player.telegramId}`, user: player.user, invoice };
      notifyPayment(kit, { ...late, at: at + marginSeconds });
      await expectReturned(kit, player, late);
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 0, 'available_taps after a late charge');
      await pay(kit, player, link, at - marginSeconds);
      await expectAvailable(player, 130, 'after a charge in the last minutes');
    },
  ),
  check(
    'the refund of a charge that is not booked changes nothing, and the charge is credited when it follows',
    ['R604', 'R606'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 120);
      const invoice = invoiceOf(kit, link);
      const charge = { id: `kit-early-${player.telegramId}`, user: player.user, invoice };
      notifyRefund(kit, charge);
      await updatesProcessed(kit, player, link);
      notifyPayment(kit, charge);
      await expectAvailable(player, 120, 'after the charge whose refund came first');
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after the second report of its refund');
    },
  ),
  check(
    'a charge in another currency than its invoice credits nothing, and the invoice can still be paid',
    ['R604'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 160);
      const invoice = { ...invoiceOf(kit, link), currency: 'USD' };
      const charge = { id: `kit-usd-${player.telegramId}`, user: player.user, invoice };
      notifyPayment(kit, charge);
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 0, 'available_taps after a charge in dollars');
      await pay(kit, player, link);
      await expectAvailable(player, 160, 'after a charge in Stars');
      same(returnsOf(kit, charge), [], 'the calls of refundStarPayment for a charge in dollars');
    },
  ),
];

/** Pays an invoice twice. Waits until the server returns the second charge, which the Bot API answers with `error`. */
export async function surplusOf(kit: Kit, error: ApiError) {
  const player = kit.player();
  const link = await createInvoice(kit, player, 190);
  const first = await pay(kit, player, link);
  const charge = { ...first, id: `${first.id}-2` };
  kit.needBotApi().failRefund(charge.id, error);
  notifyPayment(kit, charge);
  await expectReturned(kit, player, charge);
  return { player, charge };
}

/**
 * Waits until the server has confirmed all updates about a player.
 * @param what The update in the error message, such as "a charge without a payment"
 */
async function expectConfirmed(kit: Kit, player: Player, what: string): Promise<void> {
  // The return of another player's charge may fail meanwhile, and its update comes first.
  const isConfirmed = await updatesConfirmed(kit, [player], secondTryMs);
  holds(isConfirmed, `The update of ${what} must be confirmed but stays unconfirmed`);
}

export async function expectReturned(kit: Kit, payer: Player, charge: Charge): Promise<void> {
  const find = async () => returnsOf(kit, charge)[0];
  const refund = await poll(find, (one) => one !== undefined, 10_000);
  holds(
    refund !== undefined,
    `The server does not call refundStarPayment for the charge ${charge.id}`,
  );
  same(Number(refund.user_id), payer.telegramId, 'user_id of refundStarPayment');
}
