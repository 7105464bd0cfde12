import { expect, test } from 'vitest';
import { readJson } from '../../../test/contract.ts';
import { readDocuments } from '../../documents.ts';
import { exactQuote, type Quote } from './exact-price.ts';

const documents = readDocuments();
const examples = Object.values(
  documents.api.operations.find(({ id }) => id === 'quoteCustomPrice')?.responses['200']?.content?.[
    'application/json'
  ]?.examples ?? {},
).map(({ value }) => value as Quote);

test('the examples of the contract are the quotes of their amounts', () => {
  const amounts = [1500, 101, 150];
  expect(
    amounts.map((amount, at) =>
      exactQuote(documents, examples[at]?.payment_currency ?? '', amount),
    ),
  ).toEqual(examples);
});

test('the offers of the catalogue are quotes of their points', () => {
  const offers =
    documents.catalogue<
      { base_points: number; target_currency: string; total_price: number; total_points: number }[]
    >('tariffs');
  const quoted = offers.map(({ base_points, target_currency }) => {
    const quote = exactQuote(documents, target_currency, base_points);
    return [quote.target_price, quote.total_amount];
  });
  expect(quoted).toEqual(offers.map((one) => [one.total_price, one.total_points]));
});

test('the quotes of the vectors are exact', () => {
  const { quotes } = readJson<{ quotes: { amount: number; quote: Quote }[] }>(
    'vectors/quotes.json',
  );
  for (const { amount, quote } of quotes)
    expect(exactQuote(documents, quote.payment_currency, amount)).toEqual(quote);
});
