import type { Invoice } from '../../bot-api/bot-api.ts';
import { mostListed } from '../../chain/chain-api.ts';
import type { Transfer } from '../../chain/transaction.ts';
import { type Check, checksOf } from '../../check.ts';
import { ok, refused, same } from '../../expectations.ts';
import type { Kit } from '../../kit.ts';
import type { Player } from '../../players/player.ts';
import { referralCodeOf, setCodePath } from '../../players/referral-code.ts';
import { poll } from '../../poll.ts';
import { hourSeconds, nowSeconds } from '../../times.ts';
import { whiteSpace } from '../white-space.ts';
import { balanceOf, earningsOf, expectAvailable } from './balance.ts';
import { exactQuote } from './exact-price.ts';
import { expectHeld, invited, taps, waitForRewards } from './rewards.ts';
import { createInvoice, payableSeconds } from './shop.ts';
import {
  misreadTon,
  needChain,
  payer,
  requestTonInvoice,
  sendTon,
  type TonInvoice,
} from './ton-transfers.ts';

const check = checksOf('payments');
/** The number of calls of the chain's API that a check lets fail, and of pages that leave a transaction out. */
const failures = 2;
/** A margin for a slow machine and an inexact server clock. */
const marginSeconds = 60;

export const tonChecks: Check[] = [
  check(
    'a link for TON has a deposit address that does not bounce, the exact amount and an own comment',
    ['R701'],
    async (kit) => {
      const links = new Set<string>();
      // As floating-point numbers, 335 × 0.003 TON are a little less than 1.005.
      for (const amount of [100, 101, 335, 999, 1_501]) {
        const { to, nano, comment, id, isBounceable } = await requestTonInvoice(
          kit.player(),
          amount,
        );
        same(id ?? comment, comment, 'payment_id, which is the text of the link,');
        same(String(nano), String(priceOf(kit, amount)), `the amount of a link for ${amount} taps`);
        same([isBounceable, to.workChain], [false, 0], 'bounceable form and workchain');
        links.add(comment);
      }
      same(links.size, 5, 'the number of comments of five links');
    },
  ),
  check(
    'a transfer of exactly the price credits its taps once, from any sender',
    ['R702'],
    async (kit) => {
      needChain(kit);
      const [player, other] = [kit.player(), kit.player()];
      const bought = await requestTonInvoice(player, 150);
      const spaced = await requestTonInvoice(other, 160);
      const deployers = new Map<NonNullable<Transfer['stateInit']>, Player>([
        ['in place', kit.player()],
        ['in a reference', kit.player()],
      ]);
      for (const [stateInit, deployer] of deployers)
        sendTon(kit, { ...(await requestTonInvoice(deployer, 165)), stateInit });
      // The sender's clock was behind that of the server which created the invoice.
      sendTon(kit, { ...bought, at: nowSeconds() - marginSeconds });
      // The text of a comment may lie in several cells, and white space around it does not count.
      const space = `${whiteSpace}${' '.repeat(150)}`;
      sendTon(kit, { ...spaced, comment: `${space}${spaced.comment}${whiteSpace}` });
      await expectAvailable(player, 150, 'after a transfer');
      await expectAvailable(other, 160, 'after a transfer with spaces in its comment');
      for (const [place, deployer] of deployers)
        await expectAvailable(deployer, 165, `after a transfer with a state init ${place}`);
      sendTon(kit, bought);
      await nextTransfer(kit);
      const once = { available_taps: 150, total_taps: 0 };
      same(await balanceOf(player), once, 'the balance after a second transfer');
    },
  ),
  check(
    'a transfer of another amount, comment or currency, and one that bounced, was refused or is too late, credit nothing; one in the last minutes does',
    ['R703', 'R704', 'R705', 'R706'],
    async (kit) => {
      needChain(kit);
      const lastSeconds = payableSeconds(kit) - marginSeconds;
      const sent: [what: string, Player, TonInvoice, taps: number][] = [];
      for (const [what, changesOf] of Object.entries(wrongTransfers(kit))) {
        const [player, amount] = [kit.player(), 170 + sent.length];
        const own = await requestTonInvoice(player, amount);
        for (const change of await changesOf(own, player)) sendTon(kit, { ...own, ...change });
        sent.push([what, player, own, amount]);
      }
      await nextTransfer(kit);
      for (const [what, player] of sent)
        same((await balanceOf(player)).available_taps, 0, `available_taps after ${what}`);
      for (const [, , own] of sent) sendTon(kit, { ...own, at: nowSeconds() + lastSeconds });
      for (const [what, player, , amount] of sent)
        await expectAvailable(player, amount, `after ${what}, and then one in the last minutes`);
    },
  ),
  check(
    'a payment with TON waits under the id in its link until its transfer, then it is paid, and a purchase',
    ['R771', 'R616'],
    async (kit) => {
      needChain(kit);
      const player = kit.player();
      const bought = await requestTonInvoice(player, 120);
      const stateOf = async () =>
        ok<{ state: string }>(await player.get(`/payment/status/${bought.comment}`)).state;
      same(await stateOf(), 'waiting', 'the state before the transfer');
      sendTon(kit, { ...bought, nano: bought.nano - 1n });
      await nextTransfer(kit);
      same(await stateOf(), 'waiting', 'the state after a transfer of less');
      needChain(kit).fail(failures);
      sendTon(kit, bought);
      await expectAvailable(player, 120, 'after a transfer');
      same(await stateOf(), 'paid', 'the state after the transfer');
      const { code } = await referralCodeOf(kit.player());
      refused(await player.post(setCodePath, { code }), 'REFERRAL_AFTER_PURCHASE');
    },
  ),
  check(
    'every open connection of the player receives the balance after a transfer',
    ['R329'],
    async (kit) => {
      needChain(kit);
      const player = kit.player();
      const bought = await requestTonInvoice(player, 130);
      const socket = await kit.live(player);
      sendTon(kit, bought);
      const received = await socket.next(({ type }) => type === 'balance', 'a balance message');
      const expected = { type: 'balance', available_taps: 130, total_taps: 0 };
      same(received, expected, 'the balance message after a transfer');
      await socket.close();
    },
    { profile: 'payments-ton' },
  ),
  check(
    'a transfer is credited, however many others follow it, also if a page leaves it out, and a record with another hash credits nothing',
    ['R702', 'R703'],
    async (kit) => {
      const chain = needChain(kit);
      const [player, late] = [kit.player(), kit.player()];
      const [honest, forger] = [kit.player(), kit.player()];
      const own = await requestTonInvoice(player, 140);
      sendTon(kit, own);
      for (let at = 0; at <= mostListed; at += 1)
        chain.transfer({ to: own.to, from: payer, nano: 1n, at: nowSeconds() });
      await expectAvailable(player, 140, `after a transfer and ${mostListed + 1} others`);

      misreadTon(kit, await requestTonInvoice(late, 141), failures);
      await expectAvailable(late, 141, 'after a transfer that pages left out');

      // Only now: a server that reads all again because of the wrong record would find what was left out.
      const forged = await requestTonInvoice(forger, 142);
      misreadTon(kit, await requestTonInvoice(honest, 143), 1, forged);
      await expectAvailable(honest, 143, 'after a transfer that had the record of another one');
      const { available_taps } = await balanceOf(forger);
      same(available_taps, 0, 'available_taps after a record whose hash is not the listed one');
    },
  ),
  check(
    'a referrer earns 5 % of the dollar price of a purchase with TON, and the buyer earns nothing',
    ['R707'],
    async (kit) => {
      needChain(kit);
      const [referrer, guest] = await invited(kit);
      sendTon(kit, await requestTonInvoice(guest, 150));
      await expectAvailable(guest, 150, 'after a transfer');
      const earned = async (player: Player) => (await earningsOf(player)).referrals_dol_revenue;
      const dollars = await poll(
        () => earned(referrer),
        (sum) => sum === 0.075,
      );
      same(dollars, 0.075, "the referrer's revenue after 1.50 dollars in TON");
      same(await earned(guest), 0, "the buyer's own revenue");
    },
  ),
  check(
    'the reward of a purchase with TON is held in TON, for its days, from the time of the transfer',
    ['R1004'],
    async (kit) => {
      needChain(kit);
      const [referrer, guest] = await invited(kit);
      const bought = await requestTonInvoice(guest, taps);
      const at = nowSeconds() + hourSeconds;
      sendTon(kit, { ...bought, at });
      await waitForRewards(referrer, 1);
      const time = at * 1_000;
      await expectHeld(kit, referrer, [{ currency: 'TON', fromMs: time, toMs: time }]);
    },
  ),
];

function priceOf(kit: Kit, amount: number): bigint {
  return BigInt(Math.round(exactQuote(kit.documents, 'TON', amount).target_price * 1e9));
}

/**
 * Sends a transfer and waits until the server has recorded this transfer and all earlier ones. Does so again if pages
 * have listed a transaction wrongly meanwhile.
 */
async function nextTransfer(kit: Kit): Promise<void> {
  const chain = needChain(kit);
  for (let misread = -1; misread < chain.misreadCount; ) {
    // Only a server that reads all of the history records the oldest transfer first.
    await poll(
      async () => chain.isMisread,
      (isMisread) => !isMisread,
    );
    misread = chain.misreadCount;
    const player = kit.player();
    sendTon(kit, await requestTonInvoice(player, 110));
    await expectAvailable(player, 110, 'after a later transfer');
  }
}

/** Returns the transfers that must credit nothing, by their description. Each entry gets an invoice of its own. */
function wrongTransfers(
  kit: Kit,
): Record<
  string,
  (own: TonInvoice, player: Player) => Partial<Transfer>[] | Promise<Partial<Transfer>[]>
> {
  const tooLate = () => nowSeconds() + payableSeconds(kit) + marginSeconds;
  return {
    'a transfer of one nano-TON less than the price': ({ nano }) => [{ nano: nano - 1n }],
    'a transfer of one nano-TON more than the price': ({ nano }) => [{ nano: nano + 1n }],
    'two transfers of half the price': ({ nano }) => [{ nano: nano / 2n }, { nano: nano / 2n }],
    'a transfer without a comment': () => [{ comment: undefined }],
    'a transfer with an empty comment': () => [{ comment: '' }],
    'a transfer with the id and one more letter': ({ comment }) => [{ comment: `${comment}x` }],
    'a transfer with the id and another word': ({ comment }) => [{ comment: `${comment} x` }],
    'a transfer with another word and the id': ({ comment }) => [{ comment: `x ${comment}` }],
    // Control characters that some languages count as white space, but ECMAScript does not.
    'a transfer with the id and U+001C': ({ comment }) => [{ comment: `${comment}\u001c` }],
    'a transfer with U+0085 and the id': ({ comment }) => [{ comment: `\u0085${comment}` }],
    'a transfer without the last letter of the id': ({ comment }) => [
      { comment: comment.slice(0, -1) },
    ],
    // An id of digits alone has no other case.
    'a transfer with the id in capitals': ({ comment }) =>
      comment === comment.toUpperCase() ? [] : [{ comment: comment.toUpperCase() }],
    'a transfer that bounced': () => [{ bounced: true }],
    'a transfer that a contract refused, and whose money stayed': () => [{ refused: 'stayed' }],
    'a transfer whose actions failed': () => [{ refused: 'stayed, no action' }],
    'a transfer that went back': () => [{ refused: 'went back' }],
    'a transfer that went back, as there was no contract': () => [
      { refused: 'went back, no contract' },
    ],
    'a transfer that is too late': () => [{ at: tooLate() }],
    'a transfer of the price in TON with the id of an invoice in Stars': async (_, player) => {
      const inStars = await invoiceInStars(kit, player);
      return inStars ? [{ comment: inStars.payload }] : [];
    },
    'a transfer of as many nano-TON as an invoice in Stars has Stars, with its id': async (
      _,
      player,
    ) => {
      const inStars = await invoiceInStars(kit, player);
      const [{ amount = 0 } = {}] = inStars?.prices ?? [];
      return inStars ? [{ comment: inStars.payload, nano: BigInt(amount) }] : [];
    },
  };
}

async function invoiceInStars(kit: Kit, player: Player): Promise<Invoice | undefined> {
  const { botApi } = kit.target;
  if (!botApi?.isCalled) return undefined;
  return botApi.invoices.get(await createInvoice(kit, player, 101));
}
