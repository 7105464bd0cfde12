import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fits, operationAt, schemaOf } from './contract.ts';

const acceptsName = (display_name: unknown) => fits('ProfileUpdate', { display_name });
const acceptsSocial = (field: string, value: unknown) =>
  fits('ProfileUpdate', { additional_info: { [field]: value } });

test('[PROFILE-12] an empty name is refused', () => {
  expect(acceptsName('')).toBe(false);
  expect(acceptsName('a')).toBe(true);
});

test('[PROFILE-13] a name has at most 20 characters', () => {
  expect(acceptsName('a'.repeat(20))).toBe(true);
  expect(acceptsName('a'.repeat(21))).toBe(false);
});

test.for(['Bold-One', 'a_b', '-', 'bold_', 'bold_x1', 'BOLD_1', 'bold1'])(
  '[PROFILE-14] %s is a name',
  (name) => expect(acceptsName(name)).toBe(true),
);

test.for(['bold_1', 'xbold_12', 'my-bold_9x', 'ä', 'a b', 'a.b', 'a\n', 'имя'])(
  '[PROFILE-14] %j is not a name',
  (name) => expect(acceptsName(name)).toBe(false),
);

test('the name check and the profile update have the same rules for a name', () => {
  const [parameter] = operationAt('GET /user/me/check-display-name').parameters ?? [];
  const written = schemaOf('ProfileUpdate').properties?.display_name;
  for (const keyword of ['minLength', 'maxLength', 'pattern'])
    expect(parameter?.schema?.[keyword]).toBe(written?.[keyword]);
});

test('the default name of the largest id is valid in responses but cannot be saved', () => {
  const name = `bold_${Number.MAX_SAFE_INTEGER}`;
  const user = {
    id: 1,
    telegram_id: 1,
    username: null,
    display_name: name,
    first_name: null,
    last_name: null,
    is_username_visible: false,
    is_bonus_taken: false,
    country_id: null,
  };
  expect(fits('User', user)).toBe(true);
  expect(acceptsName(name)).toBe(false);
});

test('[PROFILE-17] [PROFILE-18] an Instagram name has 1 to 30 letters, digits, dots, underscores', () => {
  expect(acceptsSocial('instagram_username', 'a._9'.padEnd(30, 'x'))).toBe(true);
  for (const bad of ['', 'a'.repeat(31), 'a-b', '@a', 'a b'])
    expect([bad, acceptsSocial('instagram_username', bad)]).toEqual([bad, false]);
});

test('[PROFILE-19] [PROFILE-20] a Twitter name has 1 to 15 letters, digits, underscores, hyphens', () => {
  expect(acceptsSocial('twitter_username', 'a-_9'.padEnd(15, 'x'))).toBe(true);
  for (const bad of ['', 'a'.repeat(16), 'a.b', '@a'])
    expect([bad, acceptsSocial('twitter_username', bad)]).toEqual([bad, false]);
});

test('[PROFILE-21] a link has at most 180 characters', () => {
  const link = 'https://example.com/'.padEnd(180, 'x');
  expect(acceptsSocial('custom_link', link)).toBe(true);
  expect(acceptsSocial('custom_link', `${link}x`)).toBe(false);
});

test.for([
  'example.com',
  'http://example.com',
  'HTTPS://Example.com/a?b=c#d',
  'sub.example.co.uk:8080/x',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
])('[PROFILE-22] %s is a link', (link) => expect(acceptsSocial('custom_link', link)).toBe(true));

test.for([
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'example',
  'https://user:secret@example.com',
  'exa mple.com',
  'example.com/a b',
  'https://exam_ple.com',
  '1.2.3.4',
])('[PROFILE-22] %s is not a link', (link) =>
  expect(acceptsSocial('custom_link', link)).toBe(false),
);

test.for([
  ['example.com:65535', true],
  ['example.com:65536', false],
  ['example.com:99999/x', false],
] as const)('[PROFILE-22] a link with the port in %s is accepted: %s', ([link, isAccepted]) =>
  expect(acceptsSocial('custom_link', link)).toBe(isAccepted),
);

test('[PROFILE-22] a link has no white space and no control characters, of direction either', () => {
  const refused =
    '\u0000\t\u00a0\u061c\u1680\u200e\u200f\u2028\u202a\u202e\u2066\u2069\u3000\ufeff';
  for (const character of refused)
    for (const link of [`a${character}.com`, `a.com/${character}`])
      expect([link, acceptsSocial('custom_link', link)]).toEqual([link, false]);
});

test('[PROFILE-14] of all texts of letters, digits and _, those with bold_ and a digit are no names', () => {
  const letters = fc.constantFrom(...'bold_17Bx-');
  fc.assert(
    fc.property(fc.string({ unit: letters, minLength: 1, maxLength: 20 }), (name) => {
      expect(acceptsName(name)).toBe(!/bold_\d/.test(name));
    }),
    { numRuns: 3_000, examples: [['bold_1'], ['bbold_17'], ['bold_bold_7'], ['bolbold_x']] },
  );
});

test('[PROFILE-23] a bio has at most 140 characters, emoji counted once', () => {
  expect(acceptsSocial('bio', '🎈'.repeat(140))).toBe(true);
  expect(acceptsSocial('bio', 'a'.repeat(141))).toBe(false);
});

test('[PROFILE-25] a Telegram username is shown only if it has 1 to 20 letters, digits, underscores, hyphens', () => {
  const pattern = new RegExp(String(schemaOf('User').properties?.username?.pattern), 'u');
  expect(pattern.test('a'.repeat(20))).toBe(true);
  for (const bad of ['', 'a'.repeat(21), 'a.b', 'a b']) expect(pattern.test(bad)).toBe(false);
});

test('[FIN-07] a wallet is a TON address, raw or friendly, or null', () => {
  const accepts = (wallet_hash: unknown) =>
    fits('ProfileUpdate', { payment_info: { wallet_hash } });
  for (const good of [`0:${'1a'.repeat(32)}`, `-1:${'F'.repeat(64)}`, `UQ${'A'.repeat(46)}`, null])
    expect(accepts(good)).toBe(true);
  for (const bad of ['', `1:${'1'.repeat(64)}`, `0:${'1'.repeat(63)}`, `XQ${'A'.repeat(46)}`, 7])
    expect(accepts(bad)).toBe(false);
});

test('null clears a field, and the wallet is the only field of payment_info that can be written', () => {
  expect(fits('ProfileUpdate', { additional_info: null, payment_info: null })).toBe(true);
  expect(fits('ProfileUpdate', { display_name: null, country_id: null })).toBe(true);
  expect(fits('ProfileUpdate', {})).toBe(true);
  expect(fits('ProfileUpdate', { payment_info: { wallet_verified: true } })).toBe(false);
  expect(fits('ProfileUpdate', { is_bonus_taken: false })).toBe(false);
});

test('[STORE-08] [STORE-09] [STORE-10] a custom amount is a whole number from 100 to 200000', () => {
  const accepts = (taps_amount: unknown) =>
    fits('CustomInvoiceRequest', { taps_amount, payment_currency: 'STARS' });
  for (const good of [100, 200_000]) expect(accepts(good)).toBe(true);
  for (const bad of [99, 200_001, 100.5, '100', null, undefined]) expect(accepts(bad)).toBe(false);
});

test('a quote accepts the same amounts as an invoice', () => {
  const parameters = operationAt('GET /payment/find-custom-price').parameters ?? [];
  const quoted = parameters.find(({ name }) => name === 'amount')?.schema;
  const bought = schemaOf('CustomInvoiceRequest').properties?.taps_amount;
  for (const keyword of ['type', 'minimum', 'maximum'])
    expect(quoted?.[keyword]).toBe(bought?.[keyword]);
});

test('an invoice link is a link that Telegram or TON Connect can open', () => {
  const accepts = (invoice_link: string) => fits('InvoiceResult', { success: true, invoice_link });
  const ton = `ton://transfer/UQ${'A'.repeat(46)}`;
  for (const good of [
    'https://t.me/$a-B_c=',
    'https://t.me/invoice/abc',
    `${ton}?amount=1&text=p-1`,
  ])
    expect(accepts(good)).toBe(true);
  for (const bad of ['https://t.me/abc', 'https://example.com/$abc', `${ton}?amount=0&text=p`])
    expect(accepts(bad)).toBe(false);
});

test('[BOARD-08] a leaderboard has at most ten members', () => {
  expect(schemaOf('LeaderboardTop').maxItems).toBe(10);
});

test('a referral code has lower-case letters and digits only, so it can contain neither USER nor REF', () => {
  for (const good of ['a', '0z9']) expect(fits('ReferralCodeUpdate', { code: good })).toBe(true);
  for (const bad of ['', 'USER1', 'aREFb', 'a-b', 'ä'])
    expect(fits('ReferralCodeUpdate', { code: bad })).toBe(false);
});
