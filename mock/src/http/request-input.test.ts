import { expect, test } from 'vitest';
import { setupMock } from '../node.ts';
import { startPlayer } from '../player.fixture.ts';
import { apiPath } from './request-input.ts';

setupMock();

test('a body that ends in the middle of a value is malformed', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', '/user/profile/me', '{"display_name":')).toMatchObject({
    status: 400,
    json: { code: 'MALFORMED_JSON' },
  });
});

test.each([
  { 'Content-Type': 'application/json; charset=latin1' },
  { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
])('a body with %j is refused', async (headers) => {
  const player = await startPlayer(1);

  expect((await player.call('PATCH', '/user/profile/me', '{}', headers)).status).toBe(415);
});

test('the path of the API begins after the first segment that is named api', () => {
  const url = 'https://bold.example/game/api/user/profile/api/7';
  expect(apiPath({ url })).toBe('/user/profile/api/7');
});

test('an id may be percent-encoded', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/profile/%37')).json).toMatchObject({ id: 7 });
  expect((await player.get('/user/profile/%zz')).status).toBe(400);
});

test('an id with leading zeros or a fraction is refused', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/profile/007')).status).toBe(400);
  expect((await player.get('/user/profile/7.0')).status).toBe(400);
});

test('a body of another media type is refused before it is read', async () => {
  const player = await startPlayer(1);
  const headers = { 'Content-Type': 'text/plain' };

  expect(await player.call('PATCH', '/user/profile/me', '{', headers)).toMatchObject({
    status: 415,
    json: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  });
});

test('a body may have 65536 bytes and not one more', async () => {
  const player = await startPlayer(1);
  const body = (size: number) => `"${'x'.repeat(size - 2)}"`;

  expect((await player.call('PATCH', '/user/profile/me', body(65_536))).status).toBe(400);
  expect(await player.call('PATCH', '/user/profile/me', body(65_537))).toMatchObject({
    status: 413,
    json: { code: 'PAYLOAD_TOO_LARGE' },
  });
});

test.each([
  ['a name with a space', { display_name: 'two words' }, 'display_name', 'pattern'],
  ['a default name', { display_name: 'bold_7' }, 'display_name', 'pattern'],
  ['a name of 21 characters', { display_name: 'x'.repeat(21) }, 'display_name', 'maxLength'],
  ['an unknown property', { total_taps: 5 }, 'total_taps', 'additionalProperties'],
  ['a long bio', { additional_info: { bio: 'x'.repeat(141) } }, 'additional_info/bio', 'maxLength'],
  ['a number for a name', { display_name: 7 }, 'display_name', 'type'],
])('%s is refused with a pointer to its place', async (_, body, place, code) => {
  const player = await startPlayer(1);

  const { status, json } = await player.call('PATCH', '/user/profile/me', body);

  expect(status).toBe(400);
  expect(json).toMatchObject({ code: 'VALIDATION_FAILED' });
  expect(json.errors).toContainEqual(expect.objectContaining({ pointer: `/body/${place}`, code }));
});

test.each(['99', '100.5', '200001', 'many', '', '1e3'])(
  'a custom amount of "%s" is refused',
  async (amount) => {
    const player = await startPlayer(1);
    const path = `/payment/find-custom-price?payment_currency=STARS&amount=${amount}`;

    expect((await player.get(path)).json).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ pointer: '/query/amount' }],
    });
  },
);

test('the refusal of a missing parameter names the parameter', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/payment/find-custom-price?amount=100')).json).toMatchObject({
    errors: [{ pointer: '/query/payment_currency', code: 'required' }],
  });
});

test('an id that is no number is refused', async () => {
  const player = await startPlayer(1);

  expect(await player.get('/user/taps/cached/someone')).toMatchObject({
    status: 400,
    json: { errors: [{ pointer: '/path/id', code: 'type' }] },
  });
});

test('an idempotency key that breaks the contract is refused', async () => {
  const player = await startPlayer(1);

  const refusal = await player.call('POST', '/bonus/start', undefined, {
    'Idempotency-Key': 'short',
  });

  expect(refusal).toMatchObject({
    status: 400,
    json: { errors: [{ pointer: '/header/idempotency-key', code: 'minLength' }] },
  });
});
