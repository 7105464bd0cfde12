import { expect, test } from 'vitest';
import { countriesText } from '../../src/features/countries/countries-text.ts';
import { financesText } from '../../src/features/finances/finances-text.ts';
import { leaderboardText } from '../../src/features/leaderboard/leaderboard-text.ts';
import { paymentsText } from '../../src/features/payments/payments-text.ts';
import { usersText } from '../../src/features/users/users-text.ts';

/** Counts for all plural forms. In Russian, 21 has the singular form, but 11 does not. */
const counts = [1, 3, 5, 11, 21];
const starsOf = (price: number) => {
  const { amount, unit } = paymentsText.ru.price.STARS(price);
  return `${amount} ${unit}`;
};

test.each([
  [usersText.ru.card.taps, '1 тап, 3 тапа, 5 тапов, 11 тапов, 21 тап'],
  [
    paymentsText.ru.buy,
    'Купить 1 тап, Купить 3 тапа, Купить 5 тапов, Купить 11 тапов, Купить 21 тап',
  ],
  [paymentsText.ru.taps, '1 тап, 3 тапа, 5 тапов, 11 тапов, 21 тап'],
  [starsOf, '1 звезда, 3 звезды, 5 звёзд, 11 звёзд, 21 звезда'],
  [countriesText.ru.found, '1 страна, 3 страны, 5 стран, 11 стран, 21 страна'],
  [
    leaderboardText.ru.invites,
    '1 приглашённый, 3 приглашённых, 5 приглашённых, 11 приглашённых, 21 приглашённый',
  ],
])('a Russian text has the plural form of its count: %#', (text, expected) => {
  expect(counts.map((count) => text(count)).join(', ')).toBe(expected);
});

test('a Russian verb agrees with the count', () => {
  const { note } = financesText.ru.earnings;
  expect(counts.map((friends) => note(5, friends).replace(/^.*что /, ''))).toEqual([
    'тратит 1 приглашённый',
    'тратят 3 приглашённых',
    'тратят 5 приглашённых',
    'тратят 11 приглашённых',
    'тратит 21 приглашённый',
  ]);
});
