import type { DeviceInfo, Feature } from '@tonconnect/protocol';

/** The key of the wallet in TON Connect. An app finds the wallet at `window.<key>.tonconnect`. */
export const walletKey = 'boldwallet';

/** The maximum number of messages that a v4 contract accepts in one transfer. */
export const maxMessages = 4;

const features: Feature[] = ['SendTransaction', { name: 'SendTransaction', maxMessages }];

export const walletDevice: DeviceInfo = {
  platform: 'browser',
  appName: walletKey,
  appVersion: '1.0.0',
  maxProtocolVersion: 2,
  features,
};

/** TON Connect requires a `universal_url` for these platforms. */
const phones = ['ios', 'android'];

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="%2308c"/%3E%3C/svg%3E';

export const walletInfo = {
  name: 'Simulated wallet',
  app_name: walletKey,
  image: dot,
  about_url: 'https://ton.org/wallets',
  platforms: ['chrome', 'firefox', 'safari'],
  features,
};

/** Returns a wallets list with only this wallet. With `bridgeUrl`, apps can also reach the wallet over the bridge. */
export function walletsList(bridgeUrl?: string) {
  const injected = { type: 'js', key: walletKey };
  const remote = bridgeUrl ? [{ type: 'sse', url: bridgeUrl }] : [];
  const elsewhere = bridgeUrl && {
    universal_url: new URL('/connect', bridgeUrl).href,
    platforms: [...walletInfo.platforms, ...phones],
  };
  return [{ ...walletInfo, ...elsewhere, bridge: [injected, ...remote] }];
}
