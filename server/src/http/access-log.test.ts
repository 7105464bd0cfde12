import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call, player, logLines } = await startServer();

test('each response logs one line with the request and its result', async () => {
  const { raw, call: callAs } = player({ id: 1 });
  const { body: me } = await callAs<{ id: number }>('GET', '/user/me');
  logLines.length = 0;
  const { headers } = await callAs('POST', '/bonus/start?a=b');
  const lines = logLines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'Responded.',
    method: 'POST',
    path: '/api/bonus/start',
    operation: 'startBonus',
    userId: me.id,
    status: 200,
    requestId: headers.get('X-Request-Id'),
  });
  expect(logLines.join()).not.toContain(await raw);
});

test('a health probe that succeeds is not logged', async () => {
  logLines.length = 0;
  await call('GET', '/healthz');
  await call('GET', '/nothing');
  expect(logLines.map((line) => JSON.parse(line).path)).toEqual(['/nothing']);
});

test('a bot token in a path is not logged', async () => {
  logLines.length = 0;
  await call('POST', '/bot123:a-token/createInvoiceLink');
  expect(logLines.map((line) => JSON.parse(line).path)).toEqual(['/bot…/createInvoiceLink']);
});

test('init data behind an escaped question mark is not logged', async () => {
  logLines.length = 0;
  await call('GET', '/api/live%3ftg_auth=user%3D1%26hash%3Dsecret');
  expect(logLines.map((line) => JSON.parse(line).path)).toEqual(['/api/live%3F…']);
});
