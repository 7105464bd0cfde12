import { expect, test } from 'vitest';
import { type Operation, operationsOf } from '../scripts/document.ts';
import { resolveReference } from '../scripts/resolve-reference.ts';
import { answerOf, bodyOf, contract, exampleOf, operationAt, parametersOf } from './contract.ts';

test('[API-01] every operation answers under /api', () => {
  expect(contract.servers).toEqual([expect.objectContaining({ url: '/api' })]);
});

test('[API-02] [SEC-02] every operation needs the Authorization header with init data', () => {
  expect(contract.security).toEqual([{ initData: [] }]);
  expect(operationsOf(contract).filter(({ operation }) => 'security' in operation)).toEqual([]);
  expect(contract.components).toHaveProperty('securitySchemes.initData', {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: expect.stringContaining('tma'),
  });
});

test('[SEC-01] no operation knows a role: one scheme without scopes, and nothing is forbidden', () => {
  expect(contract.security?.flatMap((each) => Object.values(each).flat())).toEqual([]);
  expect(operationsOf(contract).filter(({ operation }) => '403' in operation.responses)).toEqual(
    [],
  );
});

test('[API-06] GET /level takes nothing and answers the levels', () => {
  expect(parametersOf('GET /level')).toEqual([]);
  expect(answerOf('GET /level')).toBe('LevelList');
});

test('[API-07] GET /country takes nothing and answers the countries', () => {
  expect(parametersOf('GET /country')).toEqual([]);
  expect(answerOf('GET /country')).toBe('CountryList');
});

test('[API-08] GET /payment/exchange-rate takes nothing and answers the rates', () => {
  expect(parametersOf('GET /payment/exchange-rate')).toEqual([]);
  expect(answerOf('GET /payment/exchange-rate')).toBe('ExchangeRateList');
});

test('[API-09] GET /payment/tariff takes nothing and answers the offers', () => {
  expect(parametersOf('GET /payment/tariff')).toEqual([]);
  expect(answerOf('GET /payment/tariff')).toBe('TariffList');
});

test('[API-10] GET /payment/bonus-threshold takes nothing and answers the thresholds', () => {
  expect(parametersOf('GET /payment/bonus-threshold')).toEqual([]);
  expect(answerOf('GET /payment/bonus-threshold')).toBe('BonusThresholdList');
});

test('[API-11] GET /payment/find-custom-price takes currency and amount and answers a quote', () => {
  const place = 'GET /payment/find-custom-price';
  expect(parametersOf(place)).toEqual(['query payment_currency', 'query amount']);
  expect(answerOf(place)).toBe('CustomPriceQuote');
});

test('[API-12] the invoice for an offer takes tariff_id', () => {
  const place = 'POST /payment/gateway/invoice-link/tariff';
  expect(bodyOf(place)).toBe('TariffInvoiceRequest');
  expect(answerOf(place)).toBe('InvoiceResult');
});

test('[API-13] the invoice for a custom amount takes taps_amount and payment_currency', () => {
  const place = 'POST /payment/gateway/invoice-link/custom-amount';
  expect(bodyOf(place)).toBe('CustomInvoiceRequest');
  expect(answerOf(place)).toBe('InvoiceResult');
});

test('[API-14] GET /user/referrals/code takes nothing and answers the own code', () => {
  expect(parametersOf('GET /user/referrals/code')).toEqual([]);
  expect(answerOf('GET /user/referrals/code')).toBe('ReferralCode');
});

test('[API-15] setting a referral code answers the code, or says why not', () => {
  const place = 'POST /user/referrals/set-code';
  expect(bodyOf(place)).toBe('ReferralCodeUpdate');
  expect(answerOf(place)).toBe('ReferralCode');
  expect(operationAt(place)['x-problems']).toEqual(
    expect.arrayContaining([
      'REFERRAL_CODE_NOT_FOUND',
      'REFERRAL_CODE_OWN',
      'REFERRAL_CODE_ALREADY_SET',
      'REFERRAL_CIRCLE',
    ]),
  );
});

test('[API-16] referral stats are asked for by a player’s id', () => {
  const place = 'GET /user/referrals/stats/{id}';
  expect(parametersOf(place)).toEqual(['path id']);
  expect(answerOf(place)).toBe('ReferralStats');
});

test('[API-17] GET /user/me takes nothing and answers the user', () => {
  expect(parametersOf('GET /user/me')).toEqual([]);
  expect(answerOf('GET /user/me')).toBe('User');
});

test('[API-18] PATCH /user/profile/me takes an update and answers the extended profile', () => {
  expect(bodyOf('PATCH /user/profile/me')).toBe('ProfileUpdate');
  expect(answerOf('PATCH /user/profile/me')).toBe('ExtendedProfile');
});

test('[API-19] PATCH /user/me/username-visibility takes the switch and answers the user', () => {
  expect(bodyOf('PATCH /user/me/username-visibility')).toBe('UsernameVisibilityUpdate');
  expect(answerOf('PATCH /user/me/username-visibility')).toBe('User');
});

test('[API-20] the name check takes the name and answers its availability', () => {
  const place = 'GET /user/me/check-display-name';
  expect(parametersOf(place)).toEqual(['query display_name_to_check']);
  expect(answerOf(place)).toBe('DisplayNameAvailability');
});

test('[API-21] GET /user/profile/{id} answers the extended profile', () => {
  expect(parametersOf('GET /user/profile/{id}')).toEqual(['path id']);
  expect(answerOf('GET /user/profile/{id}')).toBe('ExtendedProfile');
});

test('[API-22] POST /bonus/start takes no body and answers the user', () => {
  expect(bodyOf('POST /bonus/start')).toBeUndefined();
  expect(answerOf('POST /bonus/start')).toBe('User');
});

test('[API-23] GET /user/taps/me takes nothing and answers the balance', () => {
  expect(parametersOf('GET /user/taps/me')).toEqual([]);
  expect(answerOf('GET /user/taps/me')).toBe('Taps');
});

test('[API-24] GET /user/taps/cached/{id} answers another player’s total', () => {
  expect(parametersOf('GET /user/taps/cached/{id}')).toEqual(['path id']);
  expect(answerOf('GET /user/taps/cached/{id}')).toBe('CachedTaps');
});

test('[API-25] GET /leaderboard/me answers an entry or null', () => {
  expect(parametersOf('GET /leaderboard/me')).toEqual([]);
  expect(answerOf('GET /leaderboard/me')).toBe('LeaderboardEntryOrNull');
  expect(exampleOf('GET /leaderboard/me')).toMatchObject({ rank: 21 });
});

test('[API-26] GET /leaderboard/top takes a level, which may be left out', () => {
  expect(parametersOf('GET /leaderboard/top')).toEqual(['query level_id?']);
  expect(answerOf('GET /leaderboard/top')).toBe('LeaderboardTop');
});

const cacheControlOf = (operation: Operation) =>
  resolveReference(contract, operation.responses['200']?.headers?.['Cache-Control'] ?? {}).example;

test.for([
  'GET /level',
  'GET /country',
  'GET /payment/tariff',
  'GET /payment/bonus-threshold',
  'GET /payment/exchange-rate',
  'GET /leaderboard/top',
])('%s is alike for everybody and may be kept for 60 s', (place) => {
  expect(cacheControlOf(operationAt(place))).toBe('private, max-age=60');
});

test('what belongs to one player is never kept: nothing under /user, nothing that ends in /me', () => {
  const own = operationsOf(contract).filter(({ path }) => /^\/user\/|\/me$/.test(path));
  expect(own.length).toBeGreaterThan(0);
  for (const { operation } of own) expect(cacheControlOf(operation)).toBe('no-store');
});

test('a second gift is answered with a code of its own', () => {
  expect(operationAt('POST /bonus/start')['x-problems']).toContain('BONUS_ALREADY_TAKEN');
});

test('[ERR-22] every failure that an operation documents is a problem with a code and an example', () => {
  for (const { operation } of operationsOf(contract))
    for (const [status, reference] of Object.entries(operation.responses)) {
      if (status < '400') continue;
      const media = resolveReference(contract, reference).content ?? {};
      expect(Object.keys(media)).toEqual(['application/problem+json']);
      expect(Object.keys(media['application/problem+json']?.examples ?? {})).not.toEqual([]);
    }
});
