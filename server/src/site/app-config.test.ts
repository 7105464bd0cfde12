import { expect, test } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { startServer } from '../../test/start-server.ts';

const path = '/config.json';

test('the app gets its links from the environment and trusts Telegram’s origin', async () => {
  const { call, port } = await startServer();
  const { headers, body } = await call('GET', path);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({
    bot_url: 'https://t.me/bold_development_bot',
    app_url: 'https://t.me/bold_development_bot/bold',
    premium_bot_url: 'https://t.me/PremiumBot',
    payment_gateways: [],
    analytics_url: `http://127.0.0.1:${port}/analytics`,
    analytics_token: 'development',
    host_origin: 'https://web.telegram.org',
    product_analytics_key: null,
    product_analytics_url: null,
    wallets_url: null,
    ton_network: '-239',
  });
});

test('[NAV-14] [ANA-25] the links, the analytics host and the key of product analytics are the operator’s', async () => {
  const { call } = await startServer({
    config: {
      botUsername: 'bold_game_bot',
      appName: 'game',
      premiumBotUrl: 'https://t.me/a_premium_bot',
      analyticsUrl: 'https://events.example/analytics',
      analyticsToken: 'the-token-of-the-host',
      productAnalyticsKey: 'phc_key',
      productAnalyticsUrl: 'https://product.example',
    },
  });
  expect((await call('GET', path)).body).toMatchObject({
    bot_url: 'https://t.me/bold_game_bot',
    app_url: 'https://t.me/bold_game_bot/game',
    premium_bot_url: 'https://t.me/a_premium_bot',
    analytics_url: 'https://events.example/analytics',
    analytics_token: 'the-token-of-the-host',
    product_analytics_key: 'phc_key',
    product_analytics_url: 'https://product.example',
  });
});

test('in the simulator the app trusts its own origin', async () => {
  const { call, port } = await startServer({ config: { simulatorDist: builtFolder({}) } });
  expect((await call('GET', path)).body).toMatchObject({ host_origin: `http://127.0.0.1:${port}` });
});

test('X-Forwarded-Host does not change the configuration, also behind a proxy', async () => {
  const forged = {
    headers: { 'X-Forwarded-Host': 'attacker.example', 'X-Forwarded-For': '192.0.2.7' },
  };
  const behindProxy = await startServer({ config: { trustedProxies: 1 } });
  expect((await behindProxy.call('GET', path, forged)).body).toMatchObject({
    analytics_url: `http://127.0.0.1:${behindProxy.port}/analytics`,
  });
  const inProduction = await startServer({
    config: { trustedProxies: 1, production: true, publicUrl: 'https://bold.example' },
  });
  expect((await inProduction.call('GET', path, forged)).body).toMatchObject({
    analytics_url: 'https://bold.example/analytics',
  });
});

test('without ANALYTICS_TOKEN the configuration has no analytics', async () => {
  const { call } = await startServer({ config: { analyticsToken: null } });
  expect((await call('GET', path)).body).toMatchObject({
    analytics_url: null,
    analytics_token: null,
  });
});

test('the configuration has the list of wallets and the TON network', async () => {
  const wallets = { walletsUrl: 'https://wallets.example/list.json', tonNetwork: 'test' } as const;
  const { call } = await startServer({ config: wallets });
  expect((await call('GET', path)).body).toMatchObject({
    wallets_url: 'https://wallets.example/list.json',
    ton_network: '-3',
  });
});

test('[STORE-05] the configuration has the gateways that are listed and can sell, in the order of the list', async () => {
  const make = async () => 'https://t.me/$invoice';
  const { call } = await startServer({
    config: { paymentGateways: ['dollars', 'ton', 'stars'] },
    deps: { gateways: { stars: make, dollars: make } },
  });
  expect((await call('GET', path)).body).toMatchObject({ payment_gateways: ['dollars', 'stars'] });
});
