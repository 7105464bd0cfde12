import { randomUUID } from 'node:crypto';
import {
  dearer,
  invoiceOf,
  notifyPayment,
  notifyRefund,
  passCheckout,
  pay,
  queryCheckout,
  returnsOf,
} from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, refused, same } from '../../expectations.ts';
import { invitedCountOf, referralCodeOf, setCodePath } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import type { Profile } from '../user-responses.ts';
import { balanceOf, expectAvailable, updatesProcessed } from './balance.ts';
import { exactQuote } from './exact-price.ts';
import { expectReturned } from './returned-charges.ts';
import { createInvoice, linkIn, starTariffs, tariffPath } from './shop.ts';

const check = checksOf('payments');

export const purchasesChecks: Check[] = [
  check(
    'a payment credits the taps of its offer once, even if it is reported three times',
    ['R604'],
    async (kit) => {
      const player = kit.player();
      const [, offer] = await starTariffs(kit, player);
      holds(offer !== undefined, 'The server must have at least two offers in Stars');
      const link = linkIn(await player.post(tariffPath, { tariff_id: offer.id }));
      const socket = await kit.live(player);
      const charge = await pay(kit, player, link);
      // Before the first report is processed, and after it.
      notifyPayment(kit, charge);
      const received = await socket.next(({ type }) => type === 'balance', 'a balance message');
      const bought = { available_taps: offer.total_points, total_taps: 0 };
      same(received, { type: 'balance', ...bought }, 'the balance message after a payment');
      notifyPayment(kit, charge);
      await updatesProcessed(kit, player, link);
      same(await balanceOf(player), bought, 'the balance after three reports of one payment');
      same(returnsOf(kit, charge), [], 'the calls of refundStarPayment for a charge that fits');
      await socket.close();
    },
  ),
  check(
    'nothing is credited before the payment is reported, and a paid invoice cannot be paid again, nor is there another for its key',
    ['R604', 'R605', 'R121'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      const link = await createInvoice(kit, player, 150, { key });
      await passCheckout(kit, player, invoiceOf(kit, link));
      same(
        await balanceOf(player),
        { available_taps: 0, total_taps: 0 },
        'the balance before the payment',
      );
      await pay(kit, player, link);
      await expectAvailable(player, 150, 'after a payment');
      same(
        await createInvoice(kit, player, 150, { key }),
        link,
        'the invoice of the key after its payment',
      );
      const again = await queryCheckout(kit, player, invoiceOf(kit, link));
      same(again.ok, false, 'ok in the reply to a checkout of a paid invoice');
    },
  ),
  check(
    'a checkout by another player, at a lower or higher price, in another currency or without an invoice is refused, with a text',
    ['R603', 'R611'],
    async (kit) => {
      const player = kit.player();
      const invoice = invoiceOf(kit, await createInvoice(kit, player, 160));
      const other = kit.player();
      ok(await other.get('/user/me'));
      const refusals = {
        'by another player': await queryCheckout(kit, other, invoice),
        'at a lower price': await queryCheckout(kit, player, {
          ...invoice,
          prices: [{ label: 'less', amount: 1 }],
        }),
        'at a higher price': await queryCheckout(kit, player, { ...invoice, ...dearer(invoice) }),
        'in another currency': await queryCheckout(kit, player, { ...invoice, currency: 'USD' }),
        'without an invoice': await queryCheckout(kit, player, {
          ...invoice,
          payload: 'no-such-payment',
        }),
      };
      for (const [what, { ok: mayPay, error_message }] of Object.entries(refusals)) {
        same(mayPay, false, `ok in the reply to a checkout ${what}`);
        holds(
          error_message?.trim() !== '',
          `The refusal of a checkout ${what} has no error_message`,
        );
      }
      await passCheckout(kit, player, invoice);
    },
  ),
  check(
    'a referrer earns 5 % of the dollar price of each purchase, less refunds',
    ['R610'],
    async (kit) => {
      const referrer = kit.player();
      const { code, user_id } = await referralCodeOf(referrer);
      const guest = kit.player({ startParam: `REF${code}` });
      const earned = async () =>
        ok<Profile>(await referrer.get(`/user/profile/${user_id}`)).payment_info
          ?.referrals_dol_revenue;
      const first = await pay(kit, guest, await createInvoice(kit, guest, 1_000));
      same(await poll(earned, (sum) => sum === 0.5), 0.5, 'the revenue after 10 dollars');
      const second = { ...first, id: `${first.id}-2` };
      notifyPayment(kit, second);
      await expectReturned(kit, guest, second);
      same(await earned(), 0.5, 'the revenue after a second charge for the same invoice');
      const { total_amount } = exactQuote(kit.documents, 'STARS', 1_000);
      same(
        await balanceOf(guest),
        { available_taps: total_amount, total_taps: 0 },
        'the balance after 1000 taps and their bonus',
      );
      await pay(kit, guest, await createInvoice(kit, guest, 150));
      same(await poll(earned, (sum) => sum === 0.575), 0.575, 'the revenue after 11.50 dollars');
      notifyRefund(kit, first);
      same(await poll(earned, (sum) => sum === 0.075), 0.075, 'the revenue after a refund');
      // 5 % of so many micro-dollars is wrong if it is calculated with 32 bits.
      await pay(kit, guest, await createInvoice(kit, guest, 123_457));
      same(
        await poll(earned, (sum) => sum === 61.8035),
        61.8035,
        'the revenue after 1234.57 dollars',
      );
      const own = ok<Profile>(await guest.get('/user/me')).id;
      const buyer = ok<Profile>(await guest.get(`/user/profile/${own}`)).payment_info;
      same(buyer?.referrals_dol_revenue, 0, "the buyer's own revenue");
    },
  ),
  check(
    'the referrer at the booking earns, also if the code was set after the invoice',
    ['R610'],
    async (kit) => {
      const [referrer, guest] = [kit.player(), kit.player()];
      const { code, user_id } = await referralCodeOf(referrer);
      const link = await createInvoice(kit, guest, 150);
      ok(await guest.post(setCodePath, { code }));
      await pay(kit, guest, link);
      await expectAvailable(guest, 150, 'after a payment');
      const read = async () =>
        ok<Profile>(await referrer.get(`/user/profile/${user_id}`)).payment_info;
      const earned = await poll(read, (info) => info?.referrals_dol_revenue !== 0);
      same(earned?.referrals_dol_revenue, 0.075, "the referrer's revenue after 1.50 dollars");
    },
  ),
  check(
    'a referrer can be set only before the first purchase, the stored one is accepted after it, and the refusals have their order',
    ['R616'],
    async (kit) => {
      const [referrer, buyer, guest] = [kit.player(), kit.player(), kit.player()];
      const { code } = await referralCodeOf(referrer);
      ok(await guest.post(setCodePath, { code }));
      for (const player of [buyer, guest]) {
        const charge = await pay(kit, player, await createInvoice(kit, player, 100));
        await expectAvailable(player, 100, 'after a payment');
        if (player === guest) continue;
        refused(await buyer.post(setCodePath, { code }), 'REFERRAL_AFTER_PURCHASE');
        notifyRefund(kit, charge);
        await expectAvailable(buyer, 0, 'after its refund');
        refused(await buyer.post(setCodePath, { code }), 'REFERRAL_AFTER_PURCHASE');
      }
      ok(await guest.post(setCodePath, { code }));
      // The purchase comes after another code than the stored one, and before a circle.
      const own = await referralCodeOf(buyer);
      const invited = kit.player({ startParam: `REF${own.code}` });
      const another = { code: (await referralCodeOf(invited)).code };
      refused(await guest.post(setCodePath, another), 'REFERRAL_CODE_ALREADY_SET');
      refused(await buyer.post(setCodePath, another), 'REFERRAL_AFTER_PURCHASE');
      same(await invitedCountOf(referrer), 1, 'referred_users_count after a refusal');
    },
  ),
];
