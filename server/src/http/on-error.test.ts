import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call, player, db, logLines } = await startServer();

test('[ERR-22] every refusal is a problem whose instance is in the log', async () => {
  const { headers, body } = await call<{ instance: string }>('GET', '/api/user/me');
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({
    type: '/docs/problems#init-data-missing',
    title: 'Init data is missing',
    status: 401,
    detail: 'Init data is missing',
    code: 'INIT_DATA_MISSING',
    instance: `urn:uuid:${headers.get('X-Request-Id')}`,
  });
  expect(logLines.join()).toContain(headers.get('X-Request-Id'));
});

test('[ERR-22] an unexpected error gets 500 without details, and the log has them', async () => {
  const { call: callAs } = player({ id: 1 });
  await callAs('GET', '/user/me');
  await db.schema.alterTable('referral_code').renameTo('hidden').execute();
  const { status, body } = await callAs<{ code: string }>('GET', '/user/referrals/code');
  await db.schema.alterTable('hidden').renameTo('referral_code').execute();
  expect([status, body.code]).toEqual([500, 'INTERNAL_ERROR']);
  expect(JSON.stringify(body)).not.toContain('referral_code');
  expect(logLines.join()).toContain('relation \\"referral_code\\" does not exist');
});
