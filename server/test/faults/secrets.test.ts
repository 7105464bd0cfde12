import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createDatabase } from '../create-database.ts';
import { signInitData } from '../init-data.ts';
import { rawResponse } from '../raw-response.ts';
import { databaseUrl } from '../template-database.ts';
import { deliverUpdate, messageUpdate } from '../updates.ts';
import { runServer } from './run-server.ts';

const { db, connection } = await createDatabase();
const secret = {
  BOT_TOKEN: '7654321098:the-token-that-nobody-may-read',
  TELEGRAM_WEBHOOK_SECRET: 'the-webhook-secret-nobody-may-read',
  METRICS_TOKEN: 'the-metrics-token-nobody-may-read',
  PAYMENT_PROVIDER_TOKEN: 'the-provider-token-nobody-may-read',
  TON_API_KEY: 'the-chain-key-nobody-may-read',
  ANALYTICS_TOKEN: 'the-analytics-token-nobody-may-read',
};
const passwords = { database: 'the-password-of-postgres', redis: 'the-password-of-redis' };

/**
 * Starts a server in place of the Bot API and the chain, and returns its base URL. Each response is an error that
 * contains the request's path.
 */
async function startFailingApis() {
  const server = createServer((request, response) => {
    response.statusCode = request.url?.includes('getUpdates') ? 502 : 500;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ok: false, error_code: 500, description: `No: ${request.url}` }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the URL of the test's database, with a password that the tests' PostgreSQL does not check. */
function withPassword(): string {
  const url = new URL(databaseUrl(connection));
  if (!url.password) url.password = passwords.database;
  return url.href;
}

const outside = await startFailingApis();
const { child, output, address, ended } = await runServer({
  ...secret,
  DATABASE_URL: withPassword(),
  REDIS_URL: `redis://:${passwords.redis}@127.0.0.1:9`,
  TELEGRAM_API_ROOT: outside,
  TON_API_URL: `${outside}/api/v2`,
  TON_DEPOSIT_ADDRESS: `0:${'7'.repeat(64)}`,
  PAYMENT_GATEWAYS: 'stars,dollars,ton',
  LOG_LEVEL: 'trace',
});
const now = Math.floor(Date.now() / 1000);
const fields = { auth_date: `${now}`, user: JSON.stringify({ id: 5_550_001, first_name: 'Ada' }) };
const good = await signInitData(fields, secret.BOT_TOKEN);
const bad = await signInitData({ ...fields, query_id: 'forged' }, '1:another-bot');
const late = await signInitData({ ...fields, auth_date: `${now - 90_000}` }, secret.BOT_TOKEN);
const hashOf = (raw: string) => new URLSearchParams(raw).get('hash') ?? '';

function call(path: string, authorization: string, method = 'GET', body?: object) {
  return fetch(address + path, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function causeErrors() {
  for (const raw of [good, bad, late]) {
    await call('/api/user/me', `tma ${raw}`);
    await call('/api/user/me', `Bearer ${raw}`);
    await call(`/api/live?tg_auth=${encodeURIComponent(raw)}`, `tma ${raw}`);
    await call(
      `/api/nothing/${encodeURIComponent('here')}?tg_auth=${encodeURIComponent(raw)}`,
      raw,
    );
    await call('/api/user/profile/me', `tma ${raw}`, 'PATCH', { tg_auth: raw, initData: raw });
    await call('/analytics/events', `tma ${raw}`, 'POST', { token: secret.ANALYTICS_TOKEN, raw });
    await rawResponse(
      Number(new URL(address).port),
      `GET /api/user/me?tg_auth=${raw} HTTP/1.1\r\nAuthorization: tma ${raw}\r\nBad header\r\n\r\n`,
    );
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/api/live?${new URLSearchParams({ tg_auth: raw })}`,
    );
    socket.on('error', () => undefined);
    socket.on('open', () => socket.send(JSON.stringify({ tg_auth: raw, secret })));
    setTimeout(() => socket.close(), 300);
    await once(socket, 'close');
  }
  await call('/metrics', `Bearer ${secret.METRICS_TOKEN}`);
  await call('/metrics', `Bearer ${secret.METRICS_TOKEN}x`);
  for (const token of [secret.TELEGRAM_WEBHOOK_SECRET, `${secret.TELEGRAM_WEBHOOK_SECRET}x`]) {
    await deliverUpdate(address, token, messageUpdate({ id: 5 }, '/start'));
  }
  for (const payment_currency of ['STARS', 'DOLLARS', 'TON']) {
    const order = { taps_amount: 100, payment_currency };
    await call('/api/payment/gateway/invoice-link/custom-amount', `tma ${good}`, 'POST', order);
  }
  await db.schema.alterTable('referral_code').renameTo('hidden').execute();
  expect((await call('/api/user/referrals/code', `tma ${good}`)).status).toBe(500);
  await db.schema.alterTable('hidden').renameTo('referral_code').execute();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
    .execute(db)
    .catch(() => undefined);
  await expect.poll(async () => (await call('/readyz', '')).status).toBe(200);
}

test('[SEC-02] whatever goes wrong, no line of the log contains a secret', async () => {
  await causeErrors();
  child.kill('SIGTERM');
  await ended;
  const log = output.out + output.err;
  // These texts show that the errors were logged. Without them, the test would prove nothing.
  for (const text of ['failed', 'Responded.', 'Redis is down', '401', '502'])
    expect(log).toContain(text);
  const hidden = { ...secret, ...passwords, good, bad, late };
  for (const [name, value] of Object.entries(hidden)) {
    for (const form of [value, encodeURIComponent(value), Buffer.from(value).toString('base64')]) {
      expect(log.includes(form), `the log shows ${name}`).toBe(false);
    }
  }
  for (const raw of [good, bad, late]) {
    expect(log.includes(hashOf(raw)), 'the log shows a hash of init data').toBe(false);
  }
});
