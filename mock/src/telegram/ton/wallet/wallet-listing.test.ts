import { expect, test } from 'vitest';
import { walletsList } from './wallet-listing.ts';

test('a wallet behind a bridge is listed for phones too, with the page that opens it', () => {
  const [wallet] = walletsList('http://127.0.0.1:8092/bridge');

  expect(wallet).toMatchObject({
    platforms: expect.arrayContaining(['chrome', 'ios', 'android']),
    universal_url: 'http://127.0.0.1:8092/connect',
    bridge: [{ type: 'js' }, { type: 'sse', url: 'http://127.0.0.1:8092/bridge' }],
  });
  expect(walletsList()[0]?.platforms).not.toContain('ios');
});
