import {
  type Charge,
  dearer,
  invoiceOf,
  notifyPayment,
  notifyRefund,
  pay,
  returnsOf,
} from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, same } from '../../expectations.ts';
import { balanceOf, expectAvailable, updatesProcessed } from './balance.ts';
import { exactQuote } from './exact-price.ts';
import { createInvoice, payableSeconds } from './shop.ts';

const check = checksOf('payments');

const inDollars = { currency: 'DOLLARS' };
/** A margin for a slow machine and an inexact server clock. */
const marginSeconds = 60;

export const dollarsChecks: Check[] = [
  check(
    "an invoice in dollars has whole cents in one part and the provider's token",
    ['R751'],
    async (kit) => {
      // As floating-point numbers, 1.15 × 100 is a little less than 115.
      for (const amount of [100, 101, 115, 999, 1_501]) {
        const invoice = invoiceOf(kit, await createInvoice(kit, kit.player(), amount, inDollars));
        const { currency, prices, provider_token = '' } = invoice;
        const cents = Math.round(exactQuote(kit.documents, 'DOLLARS', amount).target_price * 100);
        same([currency, prices.length, prices[0]?.amount], ['USD', 1, cents], 'currency and parts');
        holds(provider_token !== '', 'An invoice in dollars must have a provider_token');
      }
    },
  ),
  check(
    'a charge in dollars credits its taps once, and its refund takes them back once',
    ['R752'],
    async (kit) => {
      const player = kit.player();
      const link = await createInvoice(kit, player, 150, inDollars);
      const charge = await pay(kit, player, link);
      await expectAvailable(player, 150, 'after a payment in dollars');
      notifyPayment(kit, charge);
      await updatesProcessed(kit, player, link);
      const bought = { available_taps: 150, total_taps: 0 };
      same(await balanceOf(player), bought, 'the balance after two reports of one payment');
      notifyRefund(kit, charge);
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after the refund');
      await updatesProcessed(kit, player, link);
      // A refund that is booked twice leaves a debt, which takes the gift.
      ok(await player.post('/bonus/start'));
      const gift = { available_taps: kit.documents.constant('gift_taps'), total_taps: 0 };
      same(
        await balanceOf(player),
        gift,
        'the balance after two reports of one refund and the gift',
      );
    },
  ),
  check(
    'a charge in dollars of another amount or payer, a late and a second one credit nothing',
    ['R752', 'R604', 'R612'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      ok(await other.get('/user/me'));
      const link = await createInvoice(kit, player, 150, inDollars);
      const invoice = invoiceOf(kit, link);
      const own = { id: `kit-dollars-${player.telegramId}`, user: player.user, invoice };
      const wrong: Charge[] = [
        { ...own, invoice: { ...invoice, ...dearer(invoice) } },
        { ...own, invoice: { ...invoice, prices: [{ label: 'less', amount: 100 }] } },
        { ...own, user: other.user },
        { ...own, at: Math.floor(Date.now() / 1_000) + payableSeconds(kit) + marginSeconds },
      ].map((charge, at) => ({ ...charge, id: `${own.id}-${at}` }));
      for (const charge of wrong) notifyPayment(kit, charge);
      for (const one of [player, other]) {
        await updatesProcessed(kit, one, link);
        same((await balanceOf(one)).available_taps, 0, 'available_taps after such charges');
      }
      const charge = await pay(kit, player, link);
      await expectAvailable(player, 150, 'after a charge that fits');
      const second = { ...charge, id: `${charge.id}-2` };
      notifyPayment(kit, second);
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 150, 'available_taps after a second charge');
      for (const one of [...wrong, second])
        same(returnsOf(kit, one), [], 'the calls of refundStarPayment for a charge in dollars');
    },
  ),
];
