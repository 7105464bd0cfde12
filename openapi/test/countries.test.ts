import iso from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import countries from '../catalogue/countries.json' with { type: 'json' };

// In use for Kosovo, but ISO 3166-1 reserves it for users and does not assign it.
const userAssigned = 'XK';

test('[API-07] the countries are those of ISO 3166-1, each once', () => {
  const assigned = Object.keys(iso.getAlpha2Codes()).filter((id) => id !== userAssigned);
  expect(countries.map(({ id }) => id).toSorted()).toEqual(assigned.toSorted());
  expect(countries).toHaveLength(249);
});

test('[ENT-11] each flag is the emoji of the country code', () => {
  for (const { id, flag } of countries) {
    const letters = [...flag].map((part) =>
      String.fromCodePoint((part.codePointAt(0) ?? 0) - 0x1f1a5),
    );
    expect(letters.join('')).toBe(id);
  }
});
