import { expect, test } from 'vitest';
import { type OperationId, operations } from '../operations/index.ts';
import { type IncomingRequest, inputReader, parseJson } from './validate-input.ts';

const json = { 'content-type': 'application/json' };

function request({
  path = {} as Record<string, string>,
  query = '',
  headers = json as Record<string, string>,
  body = '' as string | Uint8Array,
}): IncomingRequest {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return {
    pathParameter: (name) => path[name],
    queryParameter: (name) => new URLSearchParams(query).getAll(name),
    header: (name) => headers[name.toLowerCase()],
    readBytes: async (maxBytes) => bytes.subarray(0, maxBytes + 1),
  };
}

const read = (id: OperationId, parts: Parameters<typeof request>[0]) =>
  inputReader(operations[id])(request(parts));
const errorsOf = (id: OperationId, parts: Parameters<typeof request>[0]) =>
  read(id, parts).then(
    () => [],
    ({ errors }) => errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]),
  );

test('parameters and body arrive in the types of the contract', async () => {
  expect(await read('getProfile', { path: { id: '7' } })).toMatchObject({ params: { id: 7 } });
  expect(
    await read('setUsernameVisibility', { body: '{"is_username_visible":true}' }),
  ).toMatchObject({ body: { is_username_visible: true } });
  const key = '0123456789abcdef';
  expect(await read('startBonus', { headers: { ...json, 'idempotency-key': key } })).toMatchObject({
    header: { 'Idempotency-Key': key },
  });
});

test.each(['007', '7.0', '1e3', '0x10', '', 'someone'])('"%s" is no id', async (id) => {
  expect(await errorsOf('getProfile', { path: { id } })).toEqual([['/path/id', 'type']]);
});

test('[ERR-22] the error of a missing parameter has its name in the pointer', async () => {
  expect(await errorsOf('checkDisplayName', {})).toEqual([
    ['/query/display_name_to_check', 'required'],
  ]);
});

test('[ERR-22] a parameter that occurs twice is refused', async () => {
  expect(await errorsOf('listTop', { query: 'level_id=1&level_id=2' })).toEqual([
    ['/query/level_id', 'type'],
  ]);
});

test.each(['short', ''])('[ERR-22] an idempotency key like "%s" is refused', async (key) => {
  const headers = { ...json, 'idempotency-key': key };
  expect(await errorsOf('startBonus', { headers })).toContainEqual([
    '/header/idempotency-key',
    'minLength',
  ]);
});

test.each(['null', '[]', '"text"', '7'])(
  '[ERR-22] a body of %s is refused as a whole',
  async (body) => {
    expect(await errorsOf('updateMyProfile', { body })).toEqual([['/body', 'type']]);
  },
);

const asJson = 'Send the body as application/json, in UTF-8.';

test.each([
  [{ 'content-type': 'text/plain' }, asJson],
  [{}, asJson],
  [{ 'content-type': 'application/json; charset=utf-16' }, asJson],
  [{ ...json, 'content-encoding': 'gzip' }, 'Send the body without Content-Encoding.'],
])('[ERR-22] a body with %o has the wrong media type: %s', async (headers, message) => {
  await expect(read('updateMyProfile', { headers, body: '{' })).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message,
  });
});

test('a media type with the charset UTF-8 is accepted', async () => {
  const headers = { 'content-type': 'Application/JSON; charset="UTF-8"' };
  await expect(read('updateMyProfile', { headers, body: '{}' })).resolves.toBeDefined();
});

test.each(['', 'Identity'])('a body with the Content-Encoding "%s" is read', async (encoding) => {
  const headers = { ...json, 'content-encoding': encoding };
  await expect(read('updateMyProfile', { headers, body: '{}' })).resolves.toBeDefined();
});

test('[ERR-22] a body of 65536 bytes is read, one byte more is too large', async () => {
  const filled = (bytes: number) => `{}${' '.repeat(bytes - 2)}`;
  await expect(read('updateMyProfile', { body: filled(65_536) })).resolves.toBeDefined();
  await expect(read('updateMyProfile', { body: filled(65_537) })).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
  });
});

test.each([
  ['ends too early', '{"display_name":'],
  ['is empty', ''],
  ['contains a NUL character', '{"display_name":"a\\u0000"}'],
  ['contains half a surrogate pair', '"\\ud800"'],
  ['contains half a surrogate pair in a name', '{"\\udc00":1}'],
  ['is nested deeper than a stack', '['.repeat(30_000)],
])('[ERR-22] a body that %s is malformed', async (_, body) => {
  await expect(read('updateMyProfile', { body })).rejects.toMatchObject({ code: 'MALFORMED_JSON' });
});

test('a body that is not UTF-8 is refused with MALFORMED_JSON', () => {
  expect(() => parseJson(Uint8Array.from([0x22, 0xff, 0x22]))).toThrow(
    expect.objectContaining({ code: 'MALFORMED_JSON' }),
  );
});
