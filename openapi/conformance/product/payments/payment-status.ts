import { notifyPayment, notifyRefund, pay } from '../../bot-api/pay.ts';
import { type Check, checksOf } from '../../check.ts';
import { holds, ok, refused, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { expectAvailable, updatesProcessed } from './balance.ts';
import { slackMs } from './rewards.ts';
import { createPayment, payableSeconds } from './shop.ts';

const check = checksOf('payments');

type Status = { payment_id: string; state: string; taps: number; payable_until: string };

export const paymentStatusChecks: Check[] = [
  check(
    'a payment is waiting until its charge, then paid, and refunded after the refund',
    ['R771'],
    async (kit) => {
      const player = kit.player();
      const { invoice_link, payment_id } = await createPayment(kit, player, 1_500);
      const before = await statusOf(player, payment_id);
      same(before.state, 'waiting', 'the state of an unpaid payment');
      same([before.payment_id, before.taps], [payment_id, 1_650], 'payment_id and taps');
      sameUntil(kit, before.payable_until);

      const charge = await pay(kit, player, invoice_link);
      await expectAvailable(player, 1_650, 'after a charge');
      const paid = { ...before, state: 'paid' };
      same(await statusOf(player, payment_id), paid, 'the status of a paid payment');

      const second = { ...charge, id: `${charge.id}-2` };
      notifyPayment(kit, second);
      notifyRefund(kit, second);
      await updatesProcessed(kit, player, invoice_link);
      same(
        await statusOf(player, payment_id),
        paid,
        'the status after a second charge was returned',
      );

      notifyRefund(kit, charge);
      await expectAvailable(player, 0, 'after a refund');
      const refunded = { ...before, state: 'refunded' };
      same(await statusOf(player, payment_id), refunded, 'the status of a refunded payment');
    },
    { profile: 'payment-status' },
  ),
  check(
    "an unknown payment, and that of another player, is not found by the caller's id",
    ['R772'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      refused(await player.get(statusPath('never-was-a-payment')), 'PAYMENT_NOT_FOUND');
      const { payment_id } = await createPayment(kit, player, 1_500);
      await statusOf(player, payment_id);
      refused(await other.get(statusPath(payment_id)), 'PAYMENT_NOT_FOUND');
    },
    { profile: 'payment-status' },
  ),
];

const statusPath = (id: string) => `/payment/status/${encodeURIComponent(id)}`;

async function statusOf(player: Player, id: string): Promise<Status> {
  return ok<Status>(await player.get(statusPath(id)));
}

/**
 * Throws `BrokenRule` if `until` is not the time until which an invoice created now can be paid. The clocks of the kit
 * and the server may differ by `slackMs`.
 */
function sameUntil(kit: Kit, until: string): void {
  const seconds = payableSeconds(kit);
  const distance = Date.parse(until) - (Date.now() + seconds * 1_000);
  holds(
    Math.abs(distance) < slackMs,
    `payable_until must be ${seconds} seconds from now but is ${until}`,
  );
}
