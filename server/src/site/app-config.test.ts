import { expect, test } from 'vitest';
import { builtFolder } from '../../test/built-folder.ts';
import { startServer } from '../../test/start-server.ts';

const path = '/config.json';

test('the app learns its links from the environment and trusts the messenger’s origin', async () => {
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
  });
});

test('in the simulator the app trusts its own origin', async () => {
  const { call, port } = await startServer({ config: { simulatorDist: builtFolder({}) } });
  expect((await call('GET', path)).body).toMatchObject({ host_origin: `http://127.0.0.1:${port}` });
});

test('without a token there are no analytics', async () => {
  const { call } = await startServer({ config: { analyticsToken: null } });
  expect((await call('GET', path)).body).toMatchObject({
    analytics_url: null,
    analytics_token: null,
  });
});
