import { Address } from '@ton/core';
import { NotChecked } from '../../broken-rule.ts';
import type { Transfer } from '../../chain/transaction.ts';
import { holds, ok } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { poll } from '../../poll.ts';
import { nowSeconds } from '../../times.ts';
import { balanceOf } from './balance.ts';
import { customPath, linkIn, NotSold } from './shop.ts';

/** The account that all transfers of the kit come from. */
export const payer = new Address(0, Buffer.alloc(32, 7));

/**
 * `id` is the `payment_id` of the response. A server without the profile `payment-status` may leave out `payment_id`.
 */
export type TonInvoice = {
  to: Address;
  nano: bigint;
  comment: string;
  id: string | undefined;
  isBounceable: boolean;
};

/**
 * Buys taps with TON, and waits until the server has credited them. Returns false if the kit has no chain, or if the
 * server does not sell for TON.
 */
export async function buyWithTon(kit: Kit, player: Player, amount: number): Promise<boolean> {
  if (!kit.target.chain) return false;
  try {
    sendTon(kit, await requestTonInvoice(player, amount));
  } catch (error) {
    if (error instanceof NotSold) return false;
    throw error;
  }
  await poll(
    () => balanceOf(player),
    ({ available_taps }) => available_taps > 0,
  );
  return true;
}

/** Requests an invoice in TON and parses its link. Throws `NotChecked` if the server does not sell for TON. */
export async function requestTonInvoice(player: Player, taps_amount: number): Promise<TonInvoice> {
  const payment_currency = 'TON';
  const response = await player.post(customPath, { taps_amount, payment_currency });
  const invoice_link = linkIn(response, payment_currency);
  const [, address = '', amount = '', text = ''] =
    /^ton:\/\/transfer\/([\w-]{48})\?amount=(\d+)&text=([^&]+)$/.exec(invoice_link) ?? [];
  holds(
    Address.isFriendly(address),
    `${invoice_link} must have the form ton://transfer/<address>?amount=<nano-TON>&text=<comment>`,
  );
  const { address: to, isBounceable } = Address.parseFriendly(address);
  const { payment_id: id } = ok<{ payment_id?: string }>(response);
  return { to, nano: BigInt(amount), comment: decodeURIComponent(text), id, isBounceable };
}

/** Returns the fake chain. Throws `NotChecked` if the run has none. */
export function needChain(kit: Kit) {
  const { chain } = kit.target;
  if (!chain) throw new NotChecked('needs --chain-listen');
  return chain;
}

/** Sends a transfer for an invoice. Fields of `Transfer` change the transfer. */
export function sendTon(kit: Kit, sent: Omit<TonInvoice, 'comment'> & Partial<Transfer>): void {
  const { comment, nano, at = nowSeconds() } = sent;
  kit.steps.note(`(the chain records a transfer of ${nano} nano-TON with the comment ${comment})`);
  needChain(kit).transfer({ ...sent, from: payer, at });
}

/**
 * Sends a transfer for an invoice, and another one after it. The next `count` pages leave the first one out, or list
 * its hash with the record of a transfer for `instead`.
 */
export function misreadTon(
  kit: Kit,
  invoice: TonInvoice,
  count: number,
  instead?: TonInvoice,
): void {
  const shown = instead ? `list it with the comment ${instead.comment}` : 'leave it out';
  kit.steps.note(
    `(the chain records a transfer of ${invoice.nano} nano-TON with the comment ${invoice.comment}; ${count} pages ${shown})`,
  );
  const of = (one: TonInvoice): Transfer => ({ ...one, from: payer, at: nowSeconds() });
  const chain = needChain(kit);
  chain.misreadTransfer(of(invoice), count, instead && of(instead));
  // Only a newer transaction shows that one is missing.
  chain.transfer({ to: invoice.to, from: payer, nano: 1n, at: nowSeconds() });
}
