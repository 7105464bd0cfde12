import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { configureClient } from './client.ts';
import * as api from './index.ts';
import * as mocks from './msw.ts';

const handlers = [
  mocks.getUsersMock,
  mocks.getTapsMock,
  mocks.getLevelsMock,
  mocks.getCountriesMock,
  mocks.getLeaderboardMock,
  mocks.getReferralsMock,
  mocks.getBonusMock,
  mocks.getPaymentsMock,
].flatMap((handlersOf) => handlersOf());

/**
 * Makes a call to a fake server that responds with the contract's examples, unless a handler in `first` responds.
 * Returns the sent requests and the result.
 */
async function record(call: () => Promise<unknown>, ...first: typeof handlers) {
  const server = setupServer(...first, ...handlers);
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  configureClient({
    baseUrl: 'https://bold.example/api',
    initData: () => 'hash=ab',
    fetch: (...call) => fetch(...call),
  });
  const sent: Promise<string>[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const copy = request.clone();
    sent.push(copy.text().then((body) => `${request.method} ${pathname}${search} ${body}`.trim()));
  });
  const result = await call();
  return { sent: await Promise.all(sent), result };
}

const link = '/api/payment/gateway/invoice-link';

test.each([
  ['[API-06] levels', () => api.listLevels(), 'GET /api/level'],
  ['[API-07] countries', () => api.listCountries(), 'GET /api/country'],
  ['[API-08] rates', () => api.listExchangeRates(), 'GET /api/payment/exchange-rate'],
  ['[API-09] offers', () => api.listTariffs(), 'GET /api/payment/tariff'],
  ['[API-10] bonuses', () => api.listBonusThresholds(), 'GET /api/payment/bonus-threshold'],
  ['[API-26] the top', () => api.listTop({ level_id: 2 }), 'GET /api/leaderboard/top?level_id=2'],
])(
  '%s are requested as the contract defines, and the result is a list',
  async (_row, call, request) => {
    const { sent, result } = await record(call);
    expect(sent).toEqual([request]);
    expect(result).toEqual(expect.arrayContaining([expect.any(Object)]));
  },
);

test.each([
  [
    '[API-11] a quote',
    () => api.quoteCustomPrice({ payment_currency: 'STARS', amount: 250 }),
    'GET /api/payment/find-custom-price?payment_currency=STARS&amount=250',
    'target_price',
  ],
  [
    '[API-12] the invoice of an offer',
    () => api.createTariffInvoice({ tariff_id: 3 }),
    `POST ${link}/tariff {"tariff_id":3}`,
    'invoice_link',
  ],
  [
    '[API-13] the invoice of a custom amount',
    () => api.createCustomInvoice({ taps_amount: 250, payment_currency: 'STARS' }),
    `POST ${link}/custom-amount {"taps_amount":250,"payment_currency":"STARS"}`,
    'invoice_link',
  ],
  [
    '[API-14] the own referral code',
    () => api.getMyReferralCode(),
    'GET /api/user/referrals/code',
    'code',
  ],
  [
    '[API-15] setting a referral code',
    () => api.setReferralCode({ code: 'ab12' }),
    'POST /api/user/referrals/set-code {"code":"ab12"}',
    'code',
  ],
  [
    '[API-16] referral stats',
    () => api.getReferralStats(7),
    'GET /api/user/referrals/stats/7',
    'referred_users_count',
  ],
  ['[API-17] the user', () => api.getMe(), 'GET /api/user/me', 'telegram_id'],
  [
    '[API-18] saving the profile',
    () => api.updateMyProfile({ display_name: 'anna' }),
    'PATCH /api/user/profile/me {"display_name":"anna"}',
    'additional_info',
  ],
  [
    '[API-19] showing the username',
    () => api.setUsernameVisibility({ is_username_visible: true }),
    'PATCH /api/user/me/username-visibility {"is_username_visible":true}',
    'is_username_visible',
  ],
  [
    '[API-20] checking a name',
    () => api.checkDisplayName({ display_name_to_check: 'anna' }),
    'GET /api/user/me/check-display-name?display_name_to_check=anna',
    'is_available',
  ],
  ['[API-21] a profile', () => api.getProfile(7), 'GET /api/user/profile/7', 'payment_info'],
  ['[API-22] the gift', () => api.startBonus(), 'POST /api/bonus/start', 'is_bonus_taken'],
  ['[API-23] the own taps', () => api.getMyTaps(), 'GET /api/user/taps/me', 'available_taps'],
  [
    '[API-24] another’s taps',
    () => api.getCachedTaps(7),
    'GET /api/user/taps/cached/7',
    'total_taps',
  ],
  ['[API-25] the own rank', () => api.getMyRank(), 'GET /api/leaderboard/me', 'rank'],
])(
  '%s is requested as the contract defines, and the result has its fields',
  async (_row, call, request, field) => {
    const { sent, result } = await record(call);
    expect(sent).toEqual([request]);
    expect(result).toHaveProperty(field);
  },
);

test('[API-25] the own rank may be null', async () => {
  const { result } = await record(() => api.getMyRank(), mocks.getGetMyRankMockHandler(null));
  expect(result).toBeNull();
});
