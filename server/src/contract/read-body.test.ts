import { request } from 'node:http';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player, port } = await startServer();
const { call, raw } = player({ id: 1 });
const authorization = `tma ${await raw}`;
const path = '/user/profile/me';
const send = (text: string, headers = {}) => call('PATCH', path, { text, headers });

test.each([
  ['ends too early', '{"display_name":'],
  ['is empty', ''],
  ['holds a NUL character', '{"display_name":"a\\u0000"}'],
  ['holds half a surrogate pair', '{"display_name":"\\ud800"}'],
  ['holds a NUL character in a name', '{"a\\u0000":1}'],
  ['is nested deeper than a stack', '['.repeat(30_000)],
])('[ERR-22] a body that %s is malformed', async (_, text) => {
  const { status, body } = await send(text);
  expect([status, body]).toMatchObject([400, { code: 'MALFORMED_JSON' }]);
});

test.each([
  [{ 'Content-Type': 'text/plain' }],
  [{ 'Content-Type': 'application/json; charset=utf-16' }],
  [{ 'Content-Encoding': 'gzip' }],
])('[ERR-22] a body with %o has the wrong media type', async (headers) => {
  const { status, body } = await send('{}', headers);
  expect([status, body]).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }]);
});

test('a media type with the charset UTF-8 is accepted', async () => {
  const headers = { 'Content-Type': 'Application/JSON; charset="UTF-8"' };
  expect((await send('{}', headers)).status).toBe(200);
});

test('[ERR-22] a body of 65536 bytes is read, one byte more is too large', async () => {
  const filled = (bytes: number) => `{}${' '.repeat(bytes - 2)}`;
  expect((await send(filled(65_536))).status).toBe(200);
  const { status, body } = await send(filled(65_537));
  expect([status, body]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

test('[ERR-22] a chunked body is cut off at the same limit', async () => {
  const status = await new Promise((resolve, reject) => {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      path: `/api${path}`,
      method: 'PATCH',
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    });
    outgoing.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    for (let sent = 0; sent < 3; sent += 1) outgoing.write(' '.repeat(32_768));
  });
  expect(status).toBe(413);
});

test('a body that is not UTF-8 is refused with MALFORMED_JSON', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'PATCH',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: Buffer.from('7b2261223a22ff227d', 'hex'),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'MALFORMED_JSON' }]);
});
