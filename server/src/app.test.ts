import { expect, test } from 'vitest';
import { startServer } from '../test/start-server.ts';

const friend = 'https://friend.example';
const { call } = await startServer({ config: { corsOrigins: [friend] } });

test('an origin that is not listed gets no CORS headers', async () => {
  const { headers } = await call('GET', '/healthz', {
    headers: { Origin: 'https://evil.example' },
  });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a listed origin may call, and read refusals too', async () => {
  const { status, headers } = await call('GET', '/api/level', { headers: { Origin: friend } });
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([401, friend]);
  const exposed = headers.get('Access-Control-Expose-Headers');
  expect(exposed).toBe('Retry-After,X-Request-Id');
});

test('the preflight of a listed origin names the headers that it may send', async () => {
  const { status, headers } = await call('OPTIONS', '/api/bonus/start', {
    headers: { Origin: friend, 'Access-Control-Request-Method': 'POST' },
  });
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization,Content-Type,Idempotency-Key',
  );
});

test('only Telegram may frame a page, and no origin may frame a response', async () => {
  const page = await call('GET', '/bold');
  expect(page.headers.get('Content-Security-Policy')).toContain(
    'frame-ancestors https://web.telegram.org',
  );
  const response = await call('GET', '/api/level');
  expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
