import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { listPayment, listRefund, notifyPayment } from '../bot-api/pay.ts';
import { NotChecked } from '../broken-rule.ts';
import { mostListed } from '../chain/chain-api.ts';
import { type Check, checksOf } from '../check.ts';
import { refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps } from '../live/batches.ts';
import { balanceOf, expectAvailable, updatesProcessed } from '../product/payments/balance.ts';
import { exactQuote } from '../product/payments/exact-price.ts';
import { expectReturned } from '../product/payments/returned-charges.ts';
import { createInvoice, customPath, linkIn, payableSeconds } from '../product/payments/shop.ts';
import { needChain, payer, requestTonInvoice, sendTon } from '../product/payments/ton-transfers.ts';
import { nowSeconds, secondMs } from '../times.ts';
import { type Bought, chargeUntilKilled, openInvoice } from './charge-until-killed.ts';
import { needRestart, restartServer } from './restart-server.ts';
import { expectCountedOnce, tapUntilClosed } from './tap-until-closed.ts';
import { expectWritten, writeUntilRefused } from './write-until-refused.ts';

const checkOf = checksOf('restart');
/** Creates a check that kills the server. Without `--restart-command` it does nothing. */
const check = (
  title: string,
  rules: Check['rules'],
  run: Check['run'],
  options: Pick<Check, 'deep' | 'profile'> = {},
): Check =>
  checkOf(
    title,
    rules,
    async (kit) => {
      needRestart(kit);
      await run(kit);
    },
    { phase: 'restart', ...options },
  );
const tappers = 8;
const writersAtOnce = 4;
/** How many writers of each row are checked. A server that loses writes loses the last ones. */
const mostWriters = 25;
const starsPage = 100;
const slowAmount = 23_456;
const marginMs = 2_000;
/** How many seconds after the payment deadline a charge is dated, a margin for an inexact server clock. */
const marginSeconds = 60;
/** How long the players are active before the server is killed. */
const beforeKillMs = 500;

/** The checks that kill the server and start it again. They run one after the other, after all others. */
export const restartChecks: Check[] = [
  check(
    'acknowledged taps survive a kill of the server, and batches that are sent again count once',
    ['R311'],
    async (kit) => {
      const most = kit.documents.constant('gift_taps');
      const connect = async () => {
        const player = await playerWithTaps(kit);
        return { player, socket: await kit.live(player) };
      };
      const connected = await Promise.all(Array.from({ length: tappers }, connect));
      const tapping = connected.map((one) => tapUntilClosed(one, most));
      await delay(beforeKillMs);
      await restartServer(kit);
      for (const one of await Promise.all(tapping)) await expectCountedOnce(kit, one);
    },
  ),
  check('gifts, names and stored responses survive a kill of the server', ['R119'], async (kit) => {
    const end = new AbortController();
    const write = () => writeUntilRefused(kit, end.signal);
    const writing = Array.from({ length: writersAtOnce }, write);
    await delay(beforeKillMs);
    // A server that goes on, because the command has failed, refuses no writer.
    await restartServer(kit).finally(() => end.abort());
    const rows = await Promise.all(writing);
    for (const writer of rows.flatMap((row) => row.slice(-mostWriters))) {
      await expectWritten(kit, writer);
    }
  }),
  check(
    'charges and refunds whose updates were lost are booked from getStarTransactions after a start, once; those of another payer or a late date are returned',
    ['R615', 'R604', 'R612', 'R614'],
    async (kit) => {
      const known = await paidInvoice(kit, 160);
      const refunded = await paidInvoice(kit, 170);
      const both = await openInvoice(kit, 180);
      const lost = await openInvoice(kit, 140);
      const own = await openInvoice(kit, 190);
      const late = await openInvoice(kit, 130);
      const other = kit.player();
      same((await balanceOf(other)).available_taps, 0, 'available_taps of the other payer');
      const foreign = { ...own.charge, id: `${own.charge.id}-other`, user: other.user };
      const lateAt = nowSeconds() + payableSeconds(kit) + marginSeconds;
      // A page has 100 transactions, so a server has to read a second one.
      const { stars } = kit.needBotApi();
      for (let made = 0; made < starsPage; made += 1) {
        stars.addOther({ id: randomUUID(), amount: 1, date: nowSeconds() });
      }
      for (const { charge } of [known, refunded, both]) listPayment(kit, charge);
      for (const { charge } of [both, refunded]) listRefund(kit, charge);
      listPayment(kit, foreign);
      listPayment(kit, lost.charge);
      listPayment(kit, { ...late.charge, at: lateAt });
      await restartServer(kit);
      await expectAvailable(lost.player, 140, 'after a start, with a charge whose update was lost');
      await expectAvailable(
        refunded.player,
        0,
        'after a start, with a refund whose update was lost',
      );
      await expectAvailable(both.player, 0, 'after a start, with a charge and its refund');
      for (const [payer, charge, what] of [
        [other, foreign, 'of another payer'],
        [late.player, late.charge, 'with a late date'],
      ] as const) {
        await expectReturned(kit, payer, charge);
        for (const player of [own.player, payer])
          same(
            (await balanceOf(player)).available_taps,
            0,
            `available_taps after a charge ${what}`,
          );
      }
      notifyPayment(kit, lost.charge);
      await updatesProcessed(kit, lost.player, lost.link);
      for (const [{ player }, taps] of [
        [lost, 140],
        [known, 160],
      ] as const) {
        same((await balanceOf(player)).available_taps, taps, 'available_taps of a listed charge');
      }
    },
  ),
  check(
    'a transfer that arrives while the server does not run is credited after its start, once',
    ['R708'],
    async (kit) => {
      const chain = needChain(kit);
      const [early, late] = [kit.player(), kit.player()];
      sendTon(kit, await requestTonInvoice(early, 160));
      await expectAvailable(early, 160, 'after a transfer');
      const bought = await requestTonInvoice(late, 140);
      await restartServer(kit, () => {
        sendTon(kit, bought);
        for (let made = 0; made < mostListed; made += 1) {
          chain.transfer({ to: bought.to, from: payer, nano: 1n, at: nowSeconds() });
        }
      });
      await expectAvailable(late, 140, 'after a start, with a transfer from before it');
      same((await balanceOf(early)).available_taps, 160, 'available_taps of an earlier transfer');
    },
  ),
  check(
    'a key whose request died with the server can be used for the same request after a minute',
    ['R127'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      const body = { taps_amount: slowAmount, payment_currency: 'STARS' };
      const send = () => player.post(customPath, body, key);
      await createInvoice(kit, player, 100);
      const until = new Promise<never>(() => undefined);
      const { target_price } = exactQuote(kit.documents, 'STARS', slowAmount);
      const called = kit.needBotApi().intercept(target_price, { until });
      const start = Date.now();
      const first = send().catch(() => undefined);
      await Promise.race([called, first]);
      await restartServer(kit);
      if (await first) throw new NotChecked('the server has responded before it was killed');
      const early = await send();
      if (early.status !== 200) refused(early, 'REQUEST_IN_PROGRESS');
      const freeAt = start + kit.documents.constant('idempotency_in_progress_seconds') * secondMs;
      await delay(freeAt + marginMs - Date.now());
      linkIn(await send());
      const other = await player.post(customPath, { ...body, taps_amount: slowAmount + 1 }, key);
      refused(other, 'IDEMPOTENCY_KEY_REUSED');
    },
    { deep: true },
  ),
  check(
    'a charge whose update is confirmed is credited although the server is killed, once, and a failed return is tried again after its start',
    ['R604', 'R614'],
    chargeUntilKilled,
    { profile: 'restart-stars' },
  ),
];

/** Creates an invoice that is paid and credited. */
async function paidInvoice(kit: Kit, taps: number): Promise<Bought> {
  const bought = await openInvoice(kit, taps);
  notifyPayment(kit, bought.charge);
  await expectAvailable(bought.player, taps, 'after a payment');
  return bought;
}
