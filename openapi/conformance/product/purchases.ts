import {
  askCheckout,
  invoiceOf,
  passCheckout,
  pay,
  tellPayment,
  tellRefund,
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

/** From the invoice to the taps, and back. */
export const purchasesChecks: Check[] = [
  check(
    'a payment credits the taps of its offer once, however often the messenger tells of it',
    'InvoiceResult: once per charge',
    async (kit) => {
      const player = kit.player();
      const [, offer] = await starTariffs(kit, player);
      holds(offer !== undefined, 'There is but one offer in Stars');
      const link = linkIn(await player.post(tariffPath, { tariff_id: offer.id }));
      const socket = await kit.live(player);
      const charge = await pay(kit, player, link);
      const heard = await socket.next(({ type }) => type === 'balance');
      const bought = { available_taps: offer.total_points, total_taps: 0 };
      same(heard, { type: 'balance', ...bought }, 'the balance message after a payment');
      tellPayment(kit, charge);
      tellPayment(kit, charge);
      await settled(kit, player, link);
      same(await balanceOf(player), bought, 'the balance after three news of one payment');
      await socket.close();
    },
  ),
  check(
    'nothing is credited before the messenger tells of the payment, and an invoice is paid once',
    'InvoiceResult: never because a client says so; An invoice can be paid once',
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
      const again = await askCheckout(kit, player, invoiceOf(kit, link));
      same(again.ok, false, 'the answer to a checkout of a paid invoice');
    },
  ),
  check(
    'a checkout by somebody else, of another price, in another currency or of no invoice is refused',
    'InvoiceResult: by the player who asked for it',
    async (kit) => {
      const player = kit.player();
      const invoice = invoiceOf(kit, await buyCustom(kit, player, 160));
      const other = kit.player();
      ok(await other.get('/user/me'));
      const refusals = {
        'by somebody else': await askCheckout(kit, other, invoice),
        'of a lower price': await askCheckout(kit, player, {
          ...invoice,
          prices: [{ label: 'less', amount: 1 }],
        }),
        'in another currency': await askCheckout(kit, player, { ...invoice, currency: 'USD' }),
        'of no invoice': await askCheckout(kit, player, { ...invoice, payload: 'no-such-payment' }),
      };
      for (const [what, { ok: mayPay }] of Object.entries(refusals)) {
        same(mayPay, false, `the answer to a checkout ${what}`);
      }
      await passCheckout(kit, player, invoice);
    },
  ),
  check(
    'a refund takes unspent taps, books the rest as a debt that the next credit repays, and leaves the total',
    'InvoiceResult: A refund',
    async (kit) => {
      const player = kit.player();
      const charge = await pay(kit, player, await buyCustom(kit, player, 120));
      await credited(player, 120);
      await tap(kit, player, 90);
      tellRefund(kit, charge);
      tellRefund(kit, charge);
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
    'a referrer earns 5 % of the dollar price of each purchase, and a refund takes it back',
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
      tellRefund(kit, first);
      same(await poll(earned, (sum) => sum === 0.075), 0.075, 'the revenue after a refund');
      const own = ok<Profile>(await guest.get('/user/me')).id;
      const buyer = ok<Profile>(await guest.get(`/user/profile/${own}`)).payment_info;
      same(buyer?.referrals_dol_revenue, 0, "the buyer's own revenue");
    },
  ),
  check(
    'with the level the multipliers come: they count their value, only whole touches, and lower ones stay',
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
      await isMember(player, 2, 100);
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

/** Resolves when the server has dealt with what the messenger said of this player before: it answers in order. */
async function settled(kit: Kit, player: Player, link: string): Promise<void> {
  await askCheckout(kit, player, invoiceOf(kit, link));
}

/** Whoever has just reached a level is on its list, unless ten others come first, and no longer on the one below. */
async function isMember(player: Player, level: number, total: number): Promise<void> {
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
