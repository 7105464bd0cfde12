import fc from 'fast-check';
import { type Check, checksOf } from '../../check.ts';
import { ok, refused, same } from '../../expectations.ts';
import { forAll } from '../../for-all.ts';
import type { Player } from '../../players/player.ts';
import { exactQuote } from './exact-price.ts';

const check = checksOf('payments');
const currencies = ['STARS', 'TON', 'DOLLARS'];
const runs = 40;
const smallest = 100;
const largest = 200_000;
/** Amounts whose taps with the bonus are whole, but as a product of doubles a little less. */
const inexactAsDoubles = [10_245, 46_160];

export const quotesChecks: Check[] = [
  check(
    'a quote is correct at, below and above every threshold, in every currency',
    ['R502'],
    async (kit) => {
      const player = kit.player();
      const edges = kit.documents
        .catalogue<{ threshold: number }[]>('bonus-thresholds')
        .flatMap(({ threshold }) => [threshold - 1, threshold, threshold + 1]);
      for (const amount of [
        smallest,
        smallest + 1,
        ...edges,
        ...inexactAsDoubles,
        largest - 1,
        largest,
      ]) {
        for (const currency of currencies) {
          const quote = ok(await ask(player, currency, amount));
          same(
            quote,
            exactQuote(kit.documents, currency, amount),
            `the quote for ${amount} ${currency}`,
          );
        }
      }
    },
  ),
  check('a quote is correct for random amounts', ['R502'], async (kit) => {
    const amounts = fc.tuple(
      fc.integer({ min: smallest, max: largest }),
      fc.constantFrom(...currencies),
    );
    await forAll(kit, amounts, runs, async ([amount, currency], attempt) => {
      const quote = ok(await ask(attempt.player(), currency, amount));
      same(
        quote,
        exactQuote(kit.documents, currency, amount),
        `the quote for ${amount} ${currency}`,
      );
    });
  }),
  check(
    'amounts outside 100 to 200000, fractions of taps and unknown currencies are refused',
    ['R503'],
    async (kit) => {
      const player = kit.player();
      for (const amount of ['99', '0', '-100', '100.5', '200001', 'many']) {
        refused(await ask(player, 'STARS', amount), 'VALIDATION_FAILED');
      }
      refused(await ask(player, 'TAPS', 100), 'VALIDATION_FAILED');
      refused(await player.get('/payment/find-custom-price?amount=100'), 'VALIDATION_FAILED');
      const path = '/payment/find-custom-price?payment_currency=STARS';
      refused(await player.get(path), 'VALIDATION_FAILED');
    },
  ),
];

function ask(player: Player, currency: string, amount: number | string) {
  const query = new URLSearchParams({ payment_currency: currency, amount: String(amount) });
  return player.get(`/payment/find-custom-price?${query}`);
}
