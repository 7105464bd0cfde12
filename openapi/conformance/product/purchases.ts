import {
  invoiceOf,
  notifyPayment,
  notifyRefund,
  passCheckout,
  pay,
  queryCheckout,
} from '../bot-api/pay.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { Session, tap } from '../live/batches.ts';
import type { Player } from '../players/player.ts';
import { poll } from '../poll.ts';
import { exactQuote } from './exact-price.ts';
import { buyCustom, linkIn, starTariffs, tariffPath } from './shop.ts';
import type { Balance, Profile, User } from './user-answers.ts';

const check = checksOf('payments');

/** Checks of payments, refunds and the referrer's revenue. */
export const purchasesChecks: Check[] = [
  check(
    'a payment credits the taps of its offer once, even if it is reported three times',
    'InvoiceResult: once per charge',
    async (kit) => {
      const player = kit.player();
      const [, offer] = await starTariffs(kit, player);
      holds(offer !== undefined, 'The server must have at least two offers in Stars');
      const link = linkIn(await player.post(tariffPath, { tariff_id: offer.id }));
      const socket = await kit.live(player);
      const charge = await pay(kit, player, link);
      const received = await socket.next(({ type }) => type === 'balance');
      const bought = { available_taps: offer.total_points, total_taps: 0 };
      same(received, { type: 'balance', ...bought }, 'the balance message after a payment');
      notifyPayment(kit, charge);
      notifyPayment(kit, charge);
      await updatesProcessed(kit, player, link);
      same(await balanceOf(player), bought, 'the balance after three reports of one payment');
      await socket.close();
    },
  ),
  check(
    'nothing is credited before the payment is reported, and a paid invoice cannot be paid again',
    'InvoiceResult: never because a client reports a payment; An invoice can be paid once',
    async (kit) => {
      const player = kit.player();
      const link = await buyCustom(kit, player, 150);
      await passCheckout(kit, player, invoiceOf(kit, link));
      same(
        await balanceOf(player),
        { available_taps: 0, total_taps: 0 },
        'the balance before the payment',
      );
      await pay(kit, player, link);
      await credited(player, 150);
      const again = await queryCheckout(kit, player, invoiceOf(kit, link));
      same(again.ok, false, 'the reply to a checkout of a paid invoice');
    },
  ),
  check(
    'a checkout by another player, at another price, in another currency or without an invoice is refused',
    'InvoiceResult: by the player who requested it',
    async (kit) => {
      const player = kit.player();
      const invoice = invoiceOf(kit, await buyCustom(kit, player, 160));
      const other = kit.player();
      ok(await other.get('/user/me'));
      const refusals = {
        'by another player': await queryCheckout(kit, other, invoice),
        'at a lower price': await queryCheckout(kit, player, {
          ...invoice,
          prices: [{ label: 'less', amount: 1 }],
        }),
        'in another currency': await queryCheckout(kit, player, { ...invoice, currency: 'USD' }),
        'without an invoice': await queryCheckout(kit, player, {
          ...invoice,
          payload: 'no-such-payment',
        }),
      };
      for (const [what, { ok: mayPay }] of Object.entries(refusals)) {
        same(mayPay, false, `the reply to a checkout ${what}`);
      }
      await passCheckout(kit, player, invoice);
    },
  ),
  check(
    'a refund takes unspent taps back, the next credit repays the rest, and the total does not change',
    'InvoiceResult: A refund',
    async (kit) => {
      const player = kit.player();
      const charge = await pay(kit, player, await buyCustom(kit, player, 120));
      await credited(player, 120);
      await tap(kit, player, 90);
      notifyRefund(kit, charge);
      notifyRefund(kit, charge);
      const refunded = await poll(
        () => balanceOf(player),
        ({ available_taps }) => available_taps === 0,
      );
      same(refunded, { available_taps: 0, total_taps: 90 }, 'the balance after the refund');
      ok(await player.post('/bonus/start'));
      const gift = kit.documents.rule('gift_taps');
      const repaid = { available_taps: gift - 90, total_taps: 90 };
      same(await balanceOf(player), repaid, 'the balance after the gift has repaid the debt');
    },
  ),
  check(
    'a referrer earns 5 % of the dollar price of each purchase, less refunds',
    'PaymentInfo.referrals_dol_revenue',
    async (kit) => {
      const referrer = kit.player();
      const { code, user_id } = ok<{ code: string; user_id: number }>(
        await referrer.get('/user/referrals/code'),
      );
      const guest = kit.player({ startParam: `REF${code}` });
      const earned = async () =>
        ok<Profile>(await referrer.get(`/user/profile/${user_id}`)).payment_info
          ?.referrals_dol_revenue;
      const first = await pay(kit, guest, await buyCustom(kit, guest, 1_000));
      same(await poll(earned, (sum) => sum === 0.5), 0.5, 'the revenue after 10 dollars');
      const { total_amount } = exactQuote(kit.documents, 'STARS', 1_000);
      same(
        await balanceOf(guest),
        { available_taps: total_amount, total_taps: 0 },
        'the balance after 1000 taps and their bonus',
      );
      await pay(kit, guest, await buyCustom(kit, guest, 150));
      same(await poll(earned, (sum) => sum === 0.575), 0.575, 'the revenue after 11.50 dollars');
      notifyRefund(kit, first);
      same(await poll(earned, (sum) => sum === 0.075), 0.075, 'the revenue after a refund');
      const own = ok<Profile>(await guest.get('/user/me')).id;
      const buyer = ok<Profile>(await guest.get(`/user/profile/${own}`)).payment_info;
      same(buyer?.referrals_dol_revenue, 0, "the buyer's own revenue");
    },
  ),
  check(
    'a level grants its multipliers, which count whole touches, and keeps the lower ones',
    'TapsMessage.multiplier, TapsAck.applied',
    async (kit) => {
      const player = kit.player();
      await pay(kit, player, await buyCustom(kit, player, 205));
      await credited(player, 205);
      await tap(kit, player, 99);
      const socket = await kit.live(player);
      const session = new Session(player);
      same(
        (await socket.ask(session.batch(1, 2))).code,
        'MULTIPLIER_NOT_REACHED',
        'the code below the level',
      );
      await socket.ask(session.batch(1, 1));
      await expectMember(player, 2, 100);
      const double = await socket.ask(session.batch(51, 2));
      same(
        [double.applied, double.available_taps, double.total_taps],
        [51, 3, 202],
        '51 touches of 2',
      );
      const part = await socket.ask(session.batch(2, 2));
      same(
        [part.applied, part.available_taps, part.total_taps],
        [1, 1, 204],
        '2 touches of 2 for 3 taps',
      );
      const single = await socket.ask(session.batch(1, 1));
      same([single.applied, single.available_taps, single.total_taps], [1, 0, 205], 'a touch of 1');
      await socket.close();
    },
  ),
];

async function balanceOf(player: Player): Promise<Balance> {
  return ok<Balance>(await player.get('/user/taps/me'));
}

async function credited(player: Player, taps: number): Promise<void> {
  const { available_taps } = await poll(
    () => balanceOf(player),
    (balance) => balance.available_taps === taps,
  );
  same(available_taps, taps, 'available_taps after a payment');
}

/** Waits until the server has processed the player's earlier updates: it handles them in order. */
async function updatesProcessed(kit: Kit, player: Player, link: string): Promise<void> {
  await queryCheckout(kit, player, invoiceOf(kit, link));
}

/** Checks that a player is on the list of the new level, unless it is full, and no longer on that of the level below. */
async function expectMember(player: Player, level: number, total: number): Promise<void> {
  const own = ok<User>(await player.get('/user/me')).id;
  const listOf = async (id: number) =>
    ok<{ user_id: number; total_taps: number }[]>(
      await player.get(`/leaderboard/top?level_id=${id}`),
    );
  const list = await listOf(level);
  const isOn = list.some(({ user_id }) => user_id === own);
  const isFull = list.length === 10 && list.every(({ total_taps }) => total_taps >= total);
  holds(isOn || isFull, `A player with ${total} taps is not on the list of level ${level}`);
  const below = await listOf(level - 1);
  const isBelow = below.some(({ user_id }) => user_id === own);
  holds(!isBelow, `A player with ${total} taps is on the list of level ${level - 1}`);
}
