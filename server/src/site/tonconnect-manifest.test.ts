import { expect, test } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { startServer } from '../../test/start-server.ts';

const { call } = await startServer({
  config: {
    publicUrl: 'https://bold.example/',
    webDist: builtFolder({ 'index.html': 'page', 'icon-180.png': 'picture' }),
  },
});

test('a wallet of any origin can read the manifest', async () => {
  const { status, headers, body } = await call('GET', '/tonconnect-manifest.json');
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  expect(body).toEqual({
    url: 'https://bold.example',
    name: 'Bold',
    iconUrl: 'https://bold.example/icon-180.png',
  });
});

test('the icon of the manifest exists and any origin can read it', async () => {
  const { status, headers } = await call('GET', '/icon-180.png');
  expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
});
