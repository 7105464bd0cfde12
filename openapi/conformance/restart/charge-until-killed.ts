import { setTimeout as delay } from 'node:timers/promises';
import { unavailable } from '../bot-api/bot-api.ts';
import { type Charge, chargeInvoice, notifyPayment, returnsOf } from '../bot-api/pay.ts';
import { holds } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { poll } from '../poll.ts';
import { expectAvailable, updatesConfirmed } from '../product/payments/balance.ts';
import { surplusOf } from '../product/payments/returned-charges.ts';
import { createInvoice } from '../product/payments/shop.ts';
import { nowSeconds } from '../times.ts';
import { restartServer } from './restart-server.ts';

export type Bought = { player: Player; link: string; charge: Charge };

const buyers = 40;
const atOnce = 8;
const taps = 150;
/** The pause between two reports. They go on for a second, so that the command kills the server meanwhile. */
const pauseMs = 25;
const beforeKillMs = 200;
/** How long a check waits for the next try of a failed refund. */
const nextTryMs = 70_000;

/** Creates an invoice that is paid, without a report to the server. */
export async function openInvoice(kit: Kit, taps_amount: number): Promise<Bought> {
  const player = kit.player();
  const link = await createInvoice(kit, player, taps_amount);
  return { player, link, charge: await chargeInvoice(kit, player, link, nowSeconds()) };
}

/**
 * Kills the server while it receives charges and while a return of Stars fails. Throws `BrokenRule` if a charge is lost
 * or counts twice, or if the return is not tried again after the start.
 */
export async function chargeUntilKilled(kit: Kit): Promise<void> {
  const botApi = kit.needBotApi();
  const bought: Bought[] = [];
  // A server may answer one checkout after the other, each within ten seconds.
  while (bought.length < buyers)
    bought.push(
      ...(await Promise.all(Array.from({ length: atOnce }, () => openInvoice(kit, taps)))),
    );
  try {
    const surplus = await surplusOf(kit, unavailable);
    const sending = report(kit, bought);
    await delay(beforeKillMs);
    let tries = 0;
    await restartServer(kit, () => {
      botApi.endOutage();
      tries = returnsOf(kit, surplus.charge).length;
    });
    await sending;
    const players = bought.map(({ player }) => player);
    await updatesConfirmed(kit, players);
    for (const player of players)
      await expectAvailable(player, taps, 'after a charge that was reported around a kill');
    const calls = async () => returnsOf(kit, surplus.charge).length;
    // Only the second try has a time: within a minute.
    holds(
      tries > 1 || (await poll(calls, (made) => made > tries, nextTryMs)) > tries,
      `After a start, the server does not repeat a refundStarPayment that failed before (${surplus.charge.id})`,
    );
  } finally {
    botApi.endOutage();
  }
}

async function report(kit: Kit, bought: Bought[]): Promise<void> {
  for (const { charge } of bought) {
    notifyPayment(kit, charge);
    await delay(pauseMs);
  }
}
