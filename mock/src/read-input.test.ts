import { expect, test } from 'vitest';
import { setupMock } from './node.ts';
import { startPlayer } from './player.fixture.ts';
import { parseJson } from './read-input.ts';

setupMock();

test('a body that ends in the middle of a value is malformed', async () => {
  const player = await startPlayer(1);

  expect(await player.call('PATCH', '/user/profile/me', '{"display_name":')).toMatchObject({
    status: 400,
    json: { code: 'MALFORMED_JSON' },
  });
});

test('bytes that are not UTF-8 are malformed', () => {
  expect(() => parseJson(Uint8Array.from([0x22, 0xff, 0x22]))).toThrow(
    expect.objectContaining({ code: 'MALFORMED_JSON' }),
  );
});

test.each(['"a\\u0000b"', '"\\ud800"', '{"\\udc00":1}'])(
  '%s is malformed: nothing could store it',
  (text) => {
    expect(() => parseJson(new TextEncoder().encode(text))).toThrow(
      expect.objectContaining({ code: 'MALFORMED_JSON' }),
    );
  },
);

test.each([
  { 'Content-Type': 'application/json; charset=latin1' },
  { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
])('a body with %j is refused', async (headers) => {
  const player = await startPlayer(1);

  expect((await player.call('PATCH', '/user/profile/me', '{}', headers)).status).toBe(415);
});

test('an escaped digit of an id is the digit', async () => {
  const player = await startPlayer(1);

  expect((await player.get('/user/profile/%37')).json).toMatchObject({ id: 7 });
  expect((await player.get('/user/profile/%zz')).status).toBe(400);
});

test('a number with leading zeros or a fraction is no id', async () => {
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
