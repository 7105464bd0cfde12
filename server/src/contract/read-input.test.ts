import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

type Refusal = { detail: string; errors: { pointer: string; code: string; message: string }[] };

const { player } = await startServer();
const { call } = player({ id: 1 });
const patch = (body: unknown) => call<Refusal>('PATCH', '/user/profile/me', { body });

test('[ERR-22] every error is listed, each with its place', async () => {
  const { status, body } = await patch({
    unknown: 1,
    country_id: 'pt',
    additional_info: { bio: 3 },
  });
  expect(status).toBe(400);
  expect(body.detail).toBe('The request breaks the contract in 3 places.');
  expect(body.errors.map(({ pointer, code }) => [pointer, code])).toEqual([
    ['/body/unknown', 'additionalProperties'],
    ['/body/country_id', 'pattern'],
    ['/body/additional_info/bio', 'type'],
  ]);
});

test('[ERR-22] a missing property is pointed at by its own name', async () => {
  const { body } = await call<Refusal>('POST', '/user/referrals/set-code', { body: {} });
  expect(body.errors).toMatchObject([{ pointer: '/body/code', code: 'required' }]);
});

test.each([[null], [[]], ['text'], [7]])(
  '[ERR-22] a body of %j is refused as a whole',
  async (body) => {
    expect((await patch(body)).body.errors).toMatchObject([{ pointer: '/body', code: 'type' }]);
  },
);

test('a property named like one of Object.prototype is unknown like any other', async () => {
  const { body } = await call<Refusal>('PATCH', '/user/profile/me', { text: '{"__proto__":{}}' });
  expect(body.errors).toMatchObject([{ pointer: '/body/__proto__' }]);
});

test.each(['short', ''])('[ERR-22] an idempotency key like "%s" is malformed', async (key) => {
  const { status, body } = await call<Refusal>('POST', '/bonus/start', {
    headers: { 'Idempotency-Key': key },
  });
  expect(status).toBe(400);
  expect(body.errors[0]?.pointer).toBe('/header/idempotency-key');
});
