import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const metricsToken = 'a-token-of-the-operator';

test('responses are counted by operation and status', async () => {
  const { call, player } = await startServer();
  await player({ id: 1 }).call('GET', '/level');
  await call('GET', '/api/level');
  const { headers, body } = await call<string>('GET', '/metrics');
  expect(headers.get('Content-Type')).toContain('text/plain');
  const count = 'bold_http_request_seconds_count';
  expect(body).toContain(`${count}{method="GET",operation="listLevels",status="200"} 1`);
  expect(body).toContain(`${count}{method="GET",operation="listLevels",status="401"} 1`);
});

test('requests outside of the contract are counted together, whatever their path', async () => {
  const { call } = await startServer();
  await call('GET', '/api/guess-1');
  await call('GET', '/api/guess-2');
  const { body } = await call<string>('GET', '/metrics');
  const labels = '{method="GET",operation="other",status="404"}';
  expect(body).toContain(`bold_http_request_seconds_count${labels} 2`);
});

test('an invoice is counted by its gateway', async () => {
  const stars = async ({ paymentId }: { paymentId: string }) => `https://t.me/$${paymentId}`;
  const { call, player } = await startServer({ deps: { gateways: { stars } } });
  const path = '/payment/gateway/invoice-link/tariff';
  expect(await player({ id: 1 }).call('POST', path, { body: { tariff_id: 1 } })).toMatchObject({
    status: 200,
  });
  const { body } = await call<string>('GET', '/metrics');
  expect(body).toContain('bold_payments_total{gateway="stars",outcome="invoiced"} 1');
});

test('with METRICS_TOKEN set the page needs the token', async () => {
  const { call } = await startServer({ config: { metricsToken } });
  const statusFor = async (authorization: string) =>
    (await call('GET', '/metrics', { headers: { Authorization: authorization } })).status;
  expect(await statusFor(`Bearer ${metricsToken}`)).toBe(200);
  expect(await statusFor('Bearer another-token-altogether')).toBe(404);
  expect((await call('GET', '/metrics')).status).toBe(404);
});

test('the page is sent for GET alone', async () => {
  const { call } = await startServer();
  expect((await call('GET', '/metrics')).status).toBe(200);
  expect((await call('POST', '/metrics')).status).toBe(404);
});

test('without METRICS_TOKEN the page is closed in production', async () => {
  const { call } = await startServer({ config: { production: true } });
  expect((await call('GET', '/metrics')).status).toBe(404);
});

test.each(['X-Forwarded-For', 'Forwarded', 'Via'])(
  'without METRICS_TOKEN a request that came through a proxy (%s) is not taken for a local one',
  async (name) => {
    const { call } = await startServer();
    expect((await call('GET', '/metrics', { headers: { [name]: '203.0.113.9' } })).status).toBe(
      404,
    );
  },
);
