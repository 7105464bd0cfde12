import { expect, test } from 'vitest';
import { exampleOf, fits, readJson } from './contract.ts';
import { contrast } from './contrast.ts';

type Level = {
  id: number;
  title: string;
  threshold: number;
  primary_color: string;
  secondary_color: string;
  background_color: string;
  tile: string;
  payment_percentage: number;
  multipliers: { id: number; value: number; display_name: string | null }[];
};

type Tariff = {
  id: number;
  base_points: number;
  bonus_percents: number;
  base_price: number;
  target_currency: string;
  is_most_popular: boolean;
  is_best_offer: boolean;
  total_price: number;
  total_points: number;
};

const levels = readJson<Level[]>('catalogue/levels.json');
const tariffs = readJson<Tariff[]>('catalogue/tariffs.json');
const rates = readJson<{ target_currency: string; rate: number }[]>(
  'catalogue/exchange-rates.json',
);
const rules = readJson<Record<string, number>>('catalogue/rules.json');

test('the catalogue is valid against the contract and equals its examples', () => {
  const files = {
    'GET /level': ['LevelList', 'levels'],
    'GET /payment/tariff': ['TariffList', 'tariffs'],
    'GET /payment/bonus-threshold': ['BonusThresholdList', 'bonus-thresholds'],
    'GET /payment/exchange-rate': ['ExchangeRateList', 'exchange-rates'],
  } as const;
  for (const [place, [schema, file]] of Object.entries(files)) {
    const rows = readJson(`catalogue/${file}.json`);
    expect([file, fits(schema, rows)]).toEqual([file, true]);
    expect(exampleOf(place)).toEqual(rows);
  }
});

test('[FIN-09] ten levels ascend from White with 0 % through Pink with 1 % to Black with 9 %', () => {
  expect(
    levels.map(({ title, threshold, payment_percentage }) => [
      title,
      threshold,
      payment_percentage,
    ]),
  ).toEqual([
    ['White', 0, 0],
    ['Pink', 100, 1],
    ['Red', 1_000, 2],
    ['Orange', 5_000, 3],
    ['Yellow', 20_000, 4],
    ['Green', 50_000, 5],
    ['Blue', 100_000, 6],
    ['Violet', 500_000, 7],
    ['Gold', 1_000_000, 8],
    ['Black', 5_000_000, 9],
  ]);
});

test('[LEVEL-07] every level has its own colors, tile and multipliers', () => {
  const values = levels.map(({ multipliers }) => multipliers.map(({ value }) => value).join(' '));
  expect(new Set(values).size).toBe(10);
  expect(new Set(levels.map(({ background_color }) => background_color)).size).toBe(10);
  for (const { title, tile } of levels) expect(tile).toBe(`/tiles/${title.toLowerCase()}.svg`);
});

test('one multiplier value has one id on every level, and 1 is the default', () => {
  const all = levels.flatMap(({ multipliers }) => multipliers);
  const ids = new Map(all.map(({ id, value }) => [value, id]));
  expect(new Set(ids.values()).size).toBe(ids.size);
  for (const { id, value } of all) expect(ids.get(value)).toBe(id);
  for (const { multipliers } of levels)
    expect(multipliers[0]).toEqual({ id: 1, value: 1, display_name: '1' });
});

test.for(levels)('text on the level $title is readable (WCAG AA)', (level) => {
  expect(contrast(level.primary_color, level.background_color)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(level.secondary_color, level.background_color)).toBeGreaterThanOrEqual(4.5);
});

test('black has a contrast of 21 to 1 on white and none on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#000000', '#000000')).toBe(1);
});

test('[FIN-12] a tap is worth one cent', () => {
  expect(rates.find(({ target_currency }) => target_currency === 'DOLLARS')?.rate).toBe(0.01);
  expect(rules.tap_value_dollars).toBe(0.01);
});

test('each of three currencies has seven offers, one of them most popular and one best', () => {
  for (const currency of ['STARS', 'TON', 'DOLLARS']) {
    const own = tariffs.filter(({ target_currency }) => target_currency === currency);
    expect(own.map((each) => [each.base_points, each.bonus_percents])).toEqual([
      [100, 0],
      [500, 5],
      [1_000, 10],
      [5_000, 25],
      [10_000, 40],
      [50_000, 75],
      [100_000, 100],
    ]);
    expect(own.filter((each) => each.is_most_popular).map((each) => each.base_points)).toEqual([
      1_000,
    ]);
    expect(own.filter((each) => each.is_best_offer).map((each) => each.base_points)).toEqual([
      100_000,
    ]);
  }
  expect(new Set(tariffs.map(({ id }) => id)).size).toBe(21);
});

test('an offer’s price is exact and payable: whole Stars, nano-TON or cents', () => {
  const nano = 1_000_000_000;
  const units: Record<string, number> = { STARS: 1, TON: nano, DOLLARS: 100 };
  for (const tariff of tariffs) {
    const rate = rates.find((each) => each.target_currency === tariff.target_currency)?.rate ?? 0;
    const exact = (tariff.base_points * Math.round(rate * nano)) / nano;
    expect([tariff.id, tariff.base_price]).toEqual([tariff.id, exact]);
    const unit = units[tariff.target_currency] ?? 0;
    expect(tariff.total_price).toBe(Math.ceil(tariff.base_price * unit) / unit);
    expect(tariff.total_points).toBe(
      Math.floor((tariff.base_points * (100 + tariff.bonus_percents)) / 100),
    );
  }
});

test('the bonuses for custom amounts are those of the offers from 500 taps', () => {
  const thresholds = readJson<{ threshold: number; bonus_percents: number }[]>(
    'catalogue/bonus-thresholds.json',
  );
  expect(thresholds.map((each) => [each.threshold, each.bonus_percents])).toEqual(
    tariffs
      .filter(
        ({ target_currency, bonus_percents }) => target_currency === 'TON' && bonus_percents > 0,
      )
      .map((each) => [each.base_points, each.bonus_percents]),
  );
});

test('the 249 countries of ISO 3166-1 have a flag built from their code', () => {
  const countries = readJson<{ id: string; name: string; flag: string }[]>(
    'catalogue/countries.json',
  );
  expect(fits('CountryList', countries)).toBe(true);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
  for (const { id, flag } of countries) {
    const letters = [...flag].map((symbol) => (symbol.codePointAt(0) ?? 0) - 0x1f1e6 + 65);
    expect(String.fromCharCode(...letters)).toBe(id);
  }
  expect(countries).toEqual(expect.arrayContaining(exampleOf('GET /country') as unknown[]));
});

test('the gift is 99 taps', () => {
  expect(rules.gift_taps).toBe(99);
});

test('the referrer gets 5 %', () => {
  expect(rules.referral_percents).toBe(5);
});
