import { expect, test } from 'vitest';
import { type Operation, operationsOf } from '../scripts/document.ts';
import { resolveReference } from '../scripts/resolve-reference.ts';
import { bodyOf, contract, exampleOf, operationAt, parametersOf, responseOf } from './contract.ts';

test('[API-01] every operation is under /api', () => {
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

test('[SEC-01] there are no roles: one security scheme without scopes, and only a ban returns 403', () => {
  expect(contract.security?.flatMap((each) => Object.values(each).flat())).toEqual([]);
  const problems = contract['x-problem-catalogue'] ?? {};
  const forbidden = operationsOf(contract).flatMap(({ operation }) =>
    (operation['x-problems'] ?? []).filter((code) => problems[code]?.status === 403),
  );
  expect(new Set(forbidden)).toEqual(new Set(['PLAYER_BANNED']));
});

test('[API-06] GET /level takes no input and returns the levels', () => {
  expect(parametersOf('GET /level')).toEqual([]);
  expect(responseOf('GET /level')).toBe('LevelList');
});

test('[API-07] GET /country takes no input and returns the countries', () => {
  expect(parametersOf('GET /country')).toEqual([]);
  expect(responseOf('GET /country')).toBe('CountryList');
});

test('[API-08] GET /payment/exchange-rate takes no input and returns the rates', () => {
  expect(parametersOf('GET /payment/exchange-rate')).toEqual([]);
  expect(responseOf('GET /payment/exchange-rate')).toBe('ExchangeRateList');
});

test('[API-09] GET /payment/tariff takes no input and returns the offers', () => {
  expect(parametersOf('GET /payment/tariff')).toEqual([]);
  expect(responseOf('GET /payment/tariff')).toBe('TariffList');
});

test('[API-10] GET /payment/bonus-threshold takes no input and returns the thresholds', () => {
  expect(parametersOf('GET /payment/bonus-threshold')).toEqual([]);
  expect(responseOf('GET /payment/bonus-threshold')).toBe('BonusThresholdList');
});

test('[API-11] GET /payment/find-custom-price takes currency and amount and returns a quote', () => {
  const place = 'GET /payment/find-custom-price';
  expect(parametersOf(place)).toEqual(['query payment_currency', 'query amount']);
  expect(responseOf(place)).toBe('CustomPriceQuote');
});

test('[API-12] the invoice for an offer takes tariff_id', () => {
  const place = 'POST /payment/gateway/invoice-link/tariff';
  expect(bodyOf(place)).toBe('TariffInvoiceRequest');
  expect(responseOf(place)).toBe('InvoiceResult');
});

test('[API-13] the invoice for a custom amount takes taps_amount and payment_currency', () => {
  const place = 'POST /payment/gateway/invoice-link/custom-amount';
  expect(bodyOf(place)).toBe('CustomInvoiceRequest');
  expect(responseOf(place)).toBe('InvoiceResult');
});

test('[API-14] GET /user/referrals/code takes no input and returns the code of the caller', () => {
  expect(parametersOf('GET /user/referrals/code')).toEqual([]);
  expect(responseOf('GET /user/referrals/code')).toBe('ReferralCode');
});

test('[API-15] setting a referral code returns the code, or a problem for each reason to refuse it', () => {
  const place = 'POST /user/referrals/set-code';
  expect(bodyOf(place)).toBe('ReferralCodeUpdate');
  expect(responseOf(place)).toBe('ReferralCode');
  expect(operationAt(place)['x-problems']).toEqual(
    expect.arrayContaining([
      'REFERRAL_CODE_NOT_FOUND',
      'REFERRAL_CODE_OWN',
      'REFERRAL_CODE_ALREADY_SET',
      'REFERRAL_AFTER_PURCHASE',
      'REFERRAL_CIRCLE',
    ]),
  );
});

test('[API-16] referral stats are requested by the id of a player', () => {
  const place = 'GET /user/referrals/stats/{id}';
  expect(parametersOf(place)).toEqual(['path id']);
  expect(responseOf(place)).toBe('ReferralStats');
});

test('[API-17] GET /user/me takes no input and returns the user', () => {
  expect(parametersOf('GET /user/me')).toEqual([]);
  expect(responseOf('GET /user/me')).toBe('User');
});

test('[API-18] PATCH /user/profile/me takes an update and returns the extended profile', () => {
  expect(bodyOf('PATCH /user/profile/me')).toBe('ProfileUpdate');
  expect(responseOf('PATCH /user/profile/me')).toBe('ExtendedProfile');
});

test('[API-19] PATCH /user/me/username-visibility takes the visibility and returns the user', () => {
  expect(bodyOf('PATCH /user/me/username-visibility')).toBe('UsernameVisibilityUpdate');
  expect(responseOf('PATCH /user/me/username-visibility')).toBe('User');
});

test('[API-20] the name check takes the name and returns its availability', () => {
  const place = 'GET /user/me/check-display-name';
  expect(parametersOf(place)).toEqual(['query display_name_to_check']);
  expect(responseOf(place)).toBe('DisplayNameAvailability');
});

test('[API-21] GET /user/profile/{id} returns the extended profile', () => {
  expect(parametersOf('GET /user/profile/{id}')).toEqual(['path id']);
  expect(responseOf('GET /user/profile/{id}')).toBe('ExtendedProfile');
});

test('[API-22] POST /bonus/start takes no body and returns the user', () => {
  expect(bodyOf('POST /bonus/start')).toBeUndefined();
  expect(responseOf('POST /bonus/start')).toBe('User');
});

test('[API-23] GET /user/taps/me takes no input and returns the balance', () => {
  expect(parametersOf('GET /user/taps/me')).toEqual([]);
  expect(responseOf('GET /user/taps/me')).toBe('Taps');
});

test('[API-24] GET /user/taps/cached/{id} returns the total of another player', () => {
  expect(parametersOf('GET /user/taps/cached/{id}')).toEqual(['path id']);
  expect(responseOf('GET /user/taps/cached/{id}')).toBe('CachedTaps');
});

test('the example of a share message without a gateway speaks of no currency', () => {
  const conflict = operationAt('POST /user/referrals/share-message').responses['409'];
  const { content } = resolveReference(contract, conflict ?? {});
  const example = content?.['application/problem+json']?.examples?.GATEWAY_UNAVAILABLE;
  expect(example?.value).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
  expect(JSON.stringify(example)).not.toMatch(/currency|dollars|stars|ton\b/i);
});

test('[API-25] GET /leaderboard/me returns an entry or null', () => {
  expect(parametersOf('GET /leaderboard/me')).toEqual([]);
  expect(responseOf('GET /leaderboard/me')).toBe('LeaderboardEntryOrNull');
  expect(exampleOf('GET /leaderboard/me')).toMatchObject({ rank: 16 });
});

test('the examples of the leaderboard show one board, and the same player on it', () => {
  type Entry = { user_id: number; total_taps: number; rank: number; level_rank?: number };
  const board = exampleOf('GET /leaderboard/top') as Entry[];
  const { level_rank, ...me } = exampleOf('GET /leaderboard/me') as Entry;
  // All whose totals lie between those of two members are members too, so the ranks have no other gaps.
  const levelRanks = board.map(
    (entry) => 1 + board.filter(({ total_taps }) => total_taps > entry.total_taps).length,
  );
  const first = (board[0]?.rank ?? 0) - 1;
  expect(board.map(({ rank }) => rank - first)).toEqual(levelRanks);
  expect(board).toContainEqual(me);
  expect(level_rank).toBe(me.rank - first);
});

test('[API-26] GET /leaderboard/top takes an optional level', () => {
  expect(parametersOf('GET /leaderboard/top')).toEqual(['query level_id?']);
  expect(responseOf('GET /leaderboard/top')).toBe('LeaderboardTop');
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
])('%s may be cached for 60 s', (place) => {
  expect(cacheControlOf(operationAt(place))).toBe('private, max-age=60');
});

test('no path under /user and no path that ends in /me may be cached', () => {
  const own = operationsOf(contract).filter(({ path }) => /^\/user\/|\/me$/.test(path));
  expect(own.length).toBeGreaterThan(0);
  for (const { operation } of own) expect(cacheControlOf(operation)).toBe('no-store');
});

test('a second request for the gift has its own problem code', () => {
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
