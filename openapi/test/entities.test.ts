import { expect, test } from 'vitest';
import { contract, fieldsOf, fits, nullableFieldsOf, schemaOf } from './contract.ts';

test('[ENT-01] the Telegram user has exactly the fields of the launch data', () => {
  expect(fieldsOf('TelegramUser')).toEqual(
    sorted(
      'id first_name last_name username language_code photo_url is_premium is_bot allows_write_to_pm added_to_attachment_menu',
    ),
  );
});

test('[ENT-02] a chat has id, type, title, photo_url and username', () => {
  expect(fieldsOf('Chat')).toEqual(sorted('id type title photo_url username'));
});

test('[ENT-03] init data has the keys of Telegram and requires a user', () => {
  expect(fieldsOf('InitData')).toEqual(
    sorted(
      'auth_date can_send_after chat chat_instance chat_type hash query_id receiver start_param user',
    ),
  );
  expect(schemaOf('InitData').required).toContain('user');
});

test('[ENT-05] the user has exactly its nine fields, five of which may be null', () => {
  expect(fieldsOf('User')).toEqual(
    sorted(
      'id telegram_id username display_name first_name last_name is_username_visible is_bonus_taken country_id',
    ),
  );
  expect(nullableFieldsOf('User')).toEqual(
    sorted('username display_name first_name last_name country_id'),
  );
});

test('[ENT-06] the extended profile has social fields and payment info', () => {
  expect(fieldsOf('ExtendedProfile')).toEqual(
    sorted(
      'id username display_name first_name last_name is_username_visible country_id additional_info payment_info',
    ),
  );
  expect(nullableFieldsOf('AdditionalInfo')).toEqual(
    sorted('instagram_username twitter_username custom_link bio'),
  );
  expect(fieldsOf('AdditionalInfo')).toEqual(nullableFieldsOf('AdditionalInfo'));
  expect(fieldsOf('PaymentInfo')).toEqual(
    sorted('wallet_hash wallet_verified referrals_dol_revenue top10_dol_revenue'),
  );
  expect(nullableFieldsOf('PaymentInfo')).toEqual(['wallet_hash']);
});

test('[ENT-07] taps are available and total, and a debt if there is one; another player’s only total', () => {
  expect(fieldsOf('Taps')).toEqual(['available_taps', 'debt_taps', 'total_taps']);
  expect(schemaOf('Taps').required).toEqual(['available_taps', 'total_taps']);
  expect(fieldsOf('CachedTaps')).toEqual(['total_taps']);
  expect(fits('Taps', { available_taps: -1, total_taps: 0 })).toBe(false);
});

test('[ENT-08] a multiplier has id, value and a name that may be null', () => {
  expect(fieldsOf('Multiplier')).toEqual(sorted('id value display_name'));
  expect(nullableFieldsOf('Multiplier')).toEqual(['display_name']);
  expect(fits('Multiplier', { id: 1, value: 1, display_name: '1' })).toBe(true);
});

test('[ENT-09] a level has exactly its twelve fields and only its tile may be null', () => {
  expect(fieldsOf('Level')).toEqual(
    sorted(
      'id title threshold description user_description primary_color secondary_color background_color tile dark_theme multipliers payment_percentage',
    ),
  );
  expect(nullableFieldsOf('Level')).toEqual(['tile']);
});

test('[ENT-10] a leaderboard entry has its six fields and the rank within the level, name and country may be null', () => {
  const required = sorted('user_id display_name total_taps rank country_id referrals_count');
  expect(schemaOf('LeaderboardEntry').required?.toSorted()).toEqual(required);
  expect(fieldsOf('LeaderboardEntry')).toEqual([...required, 'level_rank'].sort());
  expect(nullableFieldsOf('LeaderboardEntry')).toEqual(['country_id', 'display_name']);
});

test('[ENT-11] a country has id, name and flag', () => {
  expect(fieldsOf('Country')).toEqual(['flag', 'id', 'name']);
});

test('[ENT-12] [STORE-06] currencies are TAPS, DOLLARS, TON and STARS; the last three pay, Stars first', () => {
  expect(schemaOf('Currency').enum).toEqual(['TAPS', 'DOLLARS', 'TON', 'STARS']);
  expect(schemaOf('PaymentCurrency').enum).toEqual(['STARS', 'TON', 'DOLLARS']);
});

test('[ENT-13] an exchange rate has id, both currencies and a rate', () => {
  expect(fieldsOf('ExchangeRate')).toEqual(sorted('id source_currency target_currency rate'));
});

test('[ENT-14] an offer has exactly its ten fields', () => {
  expect(fieldsOf('Tariff')).toEqual(
    sorted(
      'id base_points bonus_percents base_price target_currency is_most_popular is_best_offer is_published total_price total_points',
    ),
  );
});

test('[ENT-15] a bonus threshold has id, threshold and percents', () => {
  expect(fieldsOf('BonusThreshold')).toEqual(sorted('id threshold bonus_percents'));
});

test('[ENT-16] a quote has its five fields and may have no bonus', () => {
  expect(fieldsOf('CustomPriceQuote')).toEqual(
    sorted('base_price target_price used_bonus payment_currency total_amount'),
  );
  expect(nullableFieldsOf('CustomPriceQuote')).toEqual(['used_bonus']);
});

test('[ENT-17] an invoice result has success, invoice_link and, if payments can be followed, payment_id', () => {
  expect(fieldsOf('InvoiceResult')).toEqual(['invoice_link', 'payment_id', 'success']);
  expect(contract.components.schemas.InvoiceResult?.required).toEqual(['success', 'invoice_link']);
});

test('[ENT-18] a referral code has id, code, user_id and created_at', () => {
  expect(fieldsOf('ReferralCode')).toEqual(sorted('id code user_id created_at'));
});

test('[ENT-19] referral stats are the code’s fields and a count', () => {
  expect(fieldsOf('ReferralStats')).toEqual(
    [...fieldsOf('ReferralCode'), 'referred_users_count'].sort(),
  );
});

test('[ENT-20] availability is one boolean', () => {
  expect(fieldsOf('DisplayNameAvailability')).toEqual(['is_available']);
  expect(fits('DisplayNameAvailability', { is_available: 'yes' })).toBe(false);
});

test('every object that is sent as JSON is closed: an unknown property is refused', () => {
  const launchData = new Set(['InitData', 'TelegramUser', 'Chat']);
  const open = Object.entries(contract.components.schemas)
    .filter(
      ([, { type, additionalProperties }]) => type === 'object' && additionalProperties !== false,
    )
    .map(([name]) => name);
  expect(new Set(open)).toEqual(launchData);
});

test('every field of every returned entity is required', () => {
  const mayLack =
    /Update$|^TapsMessage$|^TapsAck$|^LiveError$|^Problem$|^InitData$|^TelegramUser$|^Chat$|^InvoiceResult$|^LeaderboardEntry$|^Taps$/;
  for (const [name, { type, required = [] }] of Object.entries(contract.components.schemas))
    if (type === 'object' && !mayLack.test(name))
      expect([...required].sort(), optionalField(name)).toEqual(fieldsOf(name));
});

const optionalField = (name: string) =>
  `A field of ${name} is optional. Add ${name} to mayLack if the field is new: complete servers lack it until the next major version.`;

function sorted(fields: string): string[] {
  return fields.split(' ').sort();
}
