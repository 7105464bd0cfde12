import {
  invoiceOf,
  notifyPayment,
  notifyRefund,
  pay,
  queryCheckout,
  returnsOf,
} from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { ok, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import { tap } from '../../live/batches.ts';
import type { LiveSocket } from '../../live/live-socket.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import { balanceOf, earningsOf, expectAvailable, updatesProcessed } from './balance.ts';
import { createInvoice } from './shop.ts';

const check = checksOf('payments');

export const refundsChecks: Check[] = [
  check(
    'a refund takes unspent taps back, the next credit repays the rest, and the total does not change',
    ['R606', 'R607'],
    async (kit) => {
      const player = kit.player();
      const charge = await bought(kit, player, 120);
      await expectAvailable(player, 120, 'after a payment');
      await tap(kit, player, 90);
      notifyRefund(kit, charge);
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after the refund');
      await expectBalance(player, [0, 90, 90], 'after it');
      ok(await player.post('/bonus/start'));
      const gift = kit.documents.constant('gift_taps');
      const repaid = { available_taps: gift - 90, total_taps: 90 };
      same(await balanceOf(player), repaid, 'the balance after the gift has repaid the debt');
    },
  ),
  check(
    'a refund takes the bonus taps too, and every later credit repays the debt until none is left',
    ['R606', 'R607'],
    async (kit) => {
      const player = kit.player();
      const charge = await bought(kit, player, 500);
      await expectAvailable(player, 525, 'after a payment of 500 taps and their bonus');
      await tap(kit, player, 300);
      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after the refund of 525 taps, of which 300 were spent');
      await expectBalance(player, [0, 300, 300], 'after it');
      const link = await createInvoice(kit, player, 100);
      await pay(kit, player, link);
      await updatesProcessed(kit, player, link);
      await expectBalance(player, [0, 300, 200], 'after 100 taps for a debt of 300');
      ok(await player.post('/bonus/start'));
      await expectBalance(player, [0, 300, 101], 'after the gift for a debt of 200');
      await bought(kit, player, 150);
      await expectAvailable(player, 49, 'after 150 taps for a debt of 101');
      await bought(kit, player, 100);
      await expectAvailable(player, 149, 'after 100 taps without a debt');
      await expectBalance(player, [149, 300, 0], 'after four credits');
    },
  ),
  check(
    'the debts of two refunds add up, and a payment or refund that is reported again changes nothing',
    ['R606', 'R607'],
    async (kit) => {
      const player = kit.player();
      const charges = [await bought(kit, player, 100), await bought(kit, player, 120)] as const;
      await expectAvailable(player, 220, 'after two payments');
      await tap(kit, player, 200);
      for (const charge of charges) notifyRefund(kit, charge);
      const link = await createInvoice(kit, player, 250);
      await pay(kit, player, link);
      await expectAvailable(player, 50, 'after 250 taps for a debt of 200');
      for (const charge of charges) {
        notifyRefund(kit, charge);
        notifyPayment(kit, charge);
      }
      await updatesProcessed(kit, player, link);
      same(
        await balanceOf(player),
        { available_taps: 50, total_taps: 200 },
        'the balance after repeated reports',
      );
      for (const charge of charges)
        same(
          returnsOf(kit, charge),
          [],
          'the calls of refundStarPayment for a charge that settled',
        );
    },
  ),
  check(
    'a refund that is reported at once after its charge takes the taps back',
    ['R606'],
    async (kit) => {
      const players = Array.from({ length: 5 }, () => kit.player());
      const links = await Promise.all(players.map((player) => createInvoice(kit, player, 120)));
      for (const [at, player] of players.entries()) {
        notifyRefund(kit, await pay(kit, player, links[at] ?? ''));
      }
      for (const [at, player] of players.entries()) {
        await updatesProcessed(kit, player, links[at] ?? '');
        await expectAvailable(player, 0, 'after a charge and its refund');
        ok(await player.post('/bonus/start'));
        const gift = { available_taps: kit.documents.constant('gift_taps'), total_taps: 0 };
        same(await balanceOf(player), gift, 'the balance after them and the gift');
      }
    },
  ),
  check(
    'taps, the gift, a payment and a refund at the same time all count',
    ['R604', 'R606', 'R401'],
    async (kit) => {
      const player = kit.player();
      const [kept, refunded] = [
        await createInvoice(kit, player, 200),
        await createInvoice(kit, player, 110),
      ];
      await bought(kit, player, 300);
      await expectAvailable(player, 300, 'after a payment');
      const second = await pay(kit, player, refunded);
      await expectAvailable(player, 410, 'after two payments');
      const [, , response] = await Promise.all([
        tap(kit, player, 250),
        pay(kit, player, kept),
        player.post('/bonus/start'),
        notifyRefund(kit, second),
      ]);
      ok(response);
      const available = 300 - 250 + 200 + kit.documents.constant('gift_taps');
      await expectAvailable(player, available, 'after taps, the gift, a payment and a refund');
      await updatesProcessed(kit, player, kept);
      const expected = { available_taps: available, total_taps: 250 };
      same(await balanceOf(player), expected, 'the balance after all of them');
    },
  ),
  check('a refunded invoice cannot be paid again', ['R608'], async (kit) => {
    const player = kit.player();
    const link = await createInvoice(kit, player, 130);
    const charge = await pay(kit, player, link);
    await expectAvailable(player, 130, 'after a payment');
    notifyRefund(kit, charge);
    await expectAvailable(player, 0, 'after its refund');
    const again = await queryCheckout(kit, player, invoiceOf(kit, link));
    same(again.ok, false, 'ok in the reply to a checkout of a refunded invoice');
  }),
  check(
    'every open connection of the player receives the balance after a payment and after a refund',
    ['R609'],
    async (kit) => {
      const player = kit.player();
      const sockets = [await kit.live(player), await kit.live(player)];
      const charge = await bought(kit, player, 140);
      for (const socket of sockets) await expectMessage(socket, 140, 'after a payment');
      notifyRefund(kit, charge);
      for (const socket of sockets) await expectMessage(socket, 0, 'after a refund');
      await Promise.all(sockets.map((socket) => socket.close()));
    },
  ),
  check(
    "only the buyer's own referrer earns, and a refund is deducted once",
    ['R610'],
    async (kit) => {
      const first = kit.player();
      const second = kit.player({ startParam: `REF${(await referralCodeOf(first)).code}` });
      const third = kit.player({ startParam: `REF${(await referralCodeOf(second)).code}` });
      const expectEarned = async (player: Player, sum: number, when: string) =>
        same(
          await poll(
            () => earned(player),
            (one) => one === sum,
          ),
          sum,
          `referrals_dol_revenue ${when}`,
        );
      await bought(kit, third, 1_000);
      const charge = await bought(kit, third, 101);
      await expectEarned(second, 0.5505, "of the buyer's referrer after 10 and 1.01 dollars");
      await expectEarned(first, 0, "of the referrer's referrer");
      for (const _ of [1, 2]) notifyRefund(kit, charge);
      await bought(kit, third, 200);
      await expectEarned(
        second,
        0.6,
        "of the buyer's referrer after a refund that was reported twice and 2 more dollars",
      );
      await bought(kit, second, 100);
      await expectEarned(first, 0.05, 'of the referrer of another buyer');
      await expectEarned(third, 0, 'of the buyer');
    },
  ),
];

async function bought(kit: Kit, player: Player, taps: number) {
  return pay(kit, player, await createInvoice(kit, player, taps));
}

/** Expects the available taps, the total ones and the debt. A server need not report debts. */
async function expectBalance(
  player: Player,
  [available_taps, total_taps, debt]: [number, number, number],
  when: string,
) {
  const { debt_taps = debt, ...balance } = await balanceOf(player);
  const expected = { available_taps, total_taps, debt_taps: debt };
  same({ ...balance, debt_taps }, expected, `the balance ${when}`);
}

async function expectMessage(socket: LiveSocket, available_taps: number, when: string) {
  const awaited = `a balance message with ${available_taps} available taps ${when}`;
  const isIt = (one: { type: string; available_taps: number }) =>
    one.type === 'balance' && one.available_taps === available_taps;
  const { total_taps } = await socket.next(isIt, awaited);
  same(total_taps, 0, `total_taps in ${awaited}`);
}

const earned = async (player: Player) => (await earningsOf(player)).referrals_dol_revenue;
