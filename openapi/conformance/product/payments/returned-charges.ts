import { type Charge, invoiceOf, notifyPayment, pay } from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import { balanceOf, expectAvailable, updatesProcessed } from './balance.ts';
import { buyCustom } from './shop.ts';

const check = checksOf('payments');

/**
 * The checks of charges that do not fit their invoice, such as a second charge or another amount. The server must
 * credit no taps for such a charge, and must refund a charge in Stars.
 */
export const returnedChargesChecks: Check[] = [
  check(
    'a second charge for a paid invoice credits nothing and is returned',
    ['R614', 'R605'],
    async (kit) => {
      const player = kit.player();
      const link = await buyCustom(kit, player, 170);
      const charge = await pay(kit, player, link);
      await expectAvailable(player, 170, 'after a payment');
      const second = { ...charge, id: `${charge.id}-2` };
      notifyPayment(kit, second);
      await updatesProcessed(kit, player, link);
      const bought = { available_taps: 170, total_taps: 0 };
      same(await balanceOf(player), bought, 'the balance after a second charge');
      await expectReturned(kit, player, second);
    },
  ),
  check(
    'a charge of another amount or payer credits nothing and is returned',
    ['R614', 'R604'],
    async (kit) => {
      const player = kit.player();
      const other = kit.player();
      same((await balanceOf(other)).available_taps, 0, 'available_taps of the other payer');
      const link = await buyCustom(kit, player, 180);
      const invoice = invoiceOf(kit, link);
      const charges: [Player, Charge][] = [
        [
          player,
          { id: `kit-less-${player.telegramId}`, user: player.user, invoice: cheap(invoice) },
        ],
        [other, { id: `kit-other-${player.telegramId}`, user: other.user, invoice }],
      ];
      for (const [payer, charge] of charges) {
        notifyPayment(kit, charge);
        await expectReturned(kit, payer, charge);
      }
      await updatesProcessed(kit, player, link);
      for (const one of [player, other])
        same((await balanceOf(one)).available_taps, 0, 'available_taps after such charges');
    },
  ),
  check(
    'a charge in another currency than its invoice credits nothing, and the invoice can still be paid',
    ['R604'],
    async (kit) => {
      const player = kit.player();
      const link = await buyCustom(kit, player, 160);
      const invoice = { ...invoiceOf(kit, link), currency: 'USD' };
      notifyPayment(kit, { id: `kit-usd-${player.telegramId}`, user: player.user, invoice });
      await updatesProcessed(kit, player, link);
      same((await balanceOf(player)).available_taps, 0, 'available_taps after a charge in dollars');
      await pay(kit, player, link);
      await expectAvailable(player, 160, 'after a charge in Stars');
    },
  ),
];

const cheap = (invoice: Charge['invoice']) => ({
  ...invoice,
  prices: [{ label: 'less', amount: 1 }],
});

async function expectReturned(kit: Kit, payer: Player, { id }: Charge): Promise<void> {
  const { refunds } = kit.needBotApi();
  const find = async () => refunds.find((one) => one.telegram_payment_charge_id === id);
  const refund = await poll(find, (one) => one !== undefined, 10_000);
  holds(refund !== undefined, `The server does not call refundStarPayment for the charge ${id}`);
  same(Number(refund.user_id), payer.telegramId, 'user_id of refundStarPayment');
}
