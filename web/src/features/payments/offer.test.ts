import { expect, test } from 'vitest';
import { listedOffers, offerBadges } from './offer.ts';

const plain = {
  id: 1,
  is_published: true,
  target_currency: 'STARS',
  bonus_percents: 0,
  is_most_popular: false,
  is_best_offer: false,
};

test('[STORE-02] only published offers in the chosen currency are listed', () => {
  const offers = [
    plain,
    { ...plain, id: 2, is_published: false },
    { ...plain, id: 3, target_currency: 'TON' },
    { ...plain, id: 4 },
  ];
  expect(listedOffers(offers, 'STARS').map((offer) => offer.id)).toEqual([1, 4]);
});

test.each([
  [{}, []],
  [{ bonus_percents: 10, is_most_popular: true }, ['bonus', 'most-popular']],
  [{ bonus_percents: 100, is_best_offer: true }, ['bonus', 'best-offer']],
])('[UI-09] an offer with %o has the badges %o', (change, badges) => {
  expect(offerBadges({ ...plain, ...change })).toEqual(badges);
});
