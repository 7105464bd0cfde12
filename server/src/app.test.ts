import { expect, test } from 'vitest';
import { startServer } from '../test/start-server.ts';

const friend = 'https://friend.example';
const { call } = await startServer({ config: { corsOrigins: [friend] } });

test('an origin that is not listed is granted nothing', async () => {
  const { headers } = await call('GET', '/healthz', {
    headers: { Origin: 'https://evil.example' },
  });
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a listed origin may call, refusals included', async () => {
  const { status, headers } = await call('GET', '/api/level', { headers: { Origin: friend } });
  expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([401, friend]);
});

test('a listed origin is told beforehand what it may send', async () => {
  const { status, headers } = await call('OPTIONS', '/api/bonus/start', {
    headers: { Origin: friend, 'Access-Control-Request-Method': 'POST' },
  });
  expect(status).toBe(204);
  expect(headers.get('Access-Control-Allow-Headers')).toBe(
    'Authorization,Content-Type,Idempotency-Key',
  );
});

test('only the messenger may frame a page, nobody an answer', async () => {
  const page = await call('GET', '/bold');
  expect(page.headers.get('Content-Security-Policy')).toContain(
    'frame-ancestors https://web.telegram.org',
  );
  const answer = await call('GET', '/api/level');
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
