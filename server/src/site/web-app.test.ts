import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { afterFile } from '../../test/after-file.ts';
import { builtFolder } from '../../test/built-folder.ts';
import { startServer } from '../../test/start-server.ts';

const webDist = builtFolder({
  'index.html': '<title>Bold</title>',
  'assets/app-1a2b.js': 'play()',
  'assets/big-3c4d.js': 'play(big)',
  'assets/big-3c4d.js.br': brotliCompressSync('play(big)'),
  '.env': 'SECRET=1',
});
const { call } = await startServer({ config: { webDist } });

test.each(['/', '/bold', '/user/7', '/store/payments?x=1'])(
  'the page %s is the app and must be revalidated',
  async (path) => {
    const { status, headers, body } = await call('GET', path);
    expect([status, body]).toEqual([200, '<title>Bold</title>']);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Content-Type')).toMatch('text/html');
  },
);

test('files named after their content are cached for ever', async () => {
  const { body, headers } = await call('GET', '/assets/app-1a2b.js');
  expect(body).toBe('play()');
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('a compressed file is sent to clients that accept it', async () => {
  const packed = await call('GET', '/assets/big-3c4d.js', { headers: { 'Accept-Encoding': 'br' } });
  expect(packed.body).toBe('play(big)');
  expect(packed.headers.get('Content-Encoding')).toBe('br');
  expect(packed.headers.get('Content-Type')).toMatch('javascript');
  expect(packed.headers.get('Vary')).toMatch('Accept-Encoding');

  const plain = await call('GET', '/assets/big-3c4d.js', {
    headers: { 'Accept-Encoding': 'identity' },
  });
  expect(plain.body).toBe('play(big)');
  expect(plain.headers.get('Content-Encoding')).toBeNull();
});

test.each([
  '/assets/gone.js',
  '/tiles/gone.svg',
  '/wallets.json',
  '/api/nothing',
  '//api/level',
  '/simulator/x',
  '/analytics/events',
])('a missing %s does not get the app’s page', async (path) => {
  expect(await call('GET', path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test.each(['/.env', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fapp.ts', '/%00', '/%E0%A4%A'])(
  'a hidden file or a file outside the folder is not sent (%s)',
  async (path) => {
    const { body } = await call<string>('GET', path);
    expect(JSON.stringify(body)).not.toMatch(/SECRET|root:|createApp/);
  },
);

test('a client that accepts no HTML does not get the app’s page', async () => {
  expect(await call('GET', '/bold', { headers: { Accept: 'application/json' } })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

test('pages accept no other methods than GET and HEAD', async () => {
  expect(await call('HEAD', '/bold')).toMatchObject({ status: 200, body: '' });
  expect((await call('POST', '/bold')).status).toBe(404);
});

test('a file that cannot be opened gets a problem, and the server goes on', async () => {
  // A socket has a size and a date like a file, and nobody can open it, not even root.
  const socket = createServer().listen(join(webDist, 'big-5e6f.js.br'));
  afterFile(() => socket.close());
  await once(socket, 'listening');
  const request = { headers: { 'Accept-Encoding': 'br' } };
  expect((await call('HEAD', '/big-5e6f.js', request)).status).toBe(500);
  const { status, headers, body } = await call('GET', '/big-5e6f.js', request);
  expect([status, body]).toMatchObject([500, { code: 'INTERNAL_ERROR' }]);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Encoding')).toBeNull();
  expect((await call('GET', '/bold')).status).toBe(200);
});
