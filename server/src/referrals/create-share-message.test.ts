import { Problem } from '@bold/sdk/contract';
import { expect, test, vi } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { readConfig } from '../config.ts';
import type { PrepareShareMessage } from '../deps.ts';

const prepareShareMessage = vi.fn<PrepareShareMessage>();
prepareShareMessage.mockImplementation(async ({ kind }) => ({
  id: `prepared-${kind}`,
  expiresAt: new Date('2026-11-20T12:10:00Z'),
}));
const { limits, botUsername, appName } = readConfig({});
const { player } = await startServer({
  config: { limits: { ...limits, shareMessagesPerMinute: 3 } },
  deps: { prepareShareMessage },
});
const withoutBotApi = await startServer();
const path = '/user/referrals/share-message';
const appUrl = `https://t.me/${botUsername}/${appName}`;

test('a player shares the link to the own card', async () => {
  const { call } = player({ id: 11, language_code: 'ru' });
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  const response = await call('POST', path, { body: { link: 'profile' } });
  expect([response.status, response.body]).toEqual([
    200,
    { message_id: 'prepared-profile', expires_at: '2026-11-20T12:10:00.000Z' },
  ]);
  expect(prepareShareMessage.mock.lastCall).toEqual([
    { telegramId: 11, languageCode: 'ru', kind: 'profile', url: `${appUrl}?startapp=USER${me.id}` },
  ]);
});

test('a player who has no code yet shares the link with a new one', async () => {
  const { call } = player({ id: 2 });
  expect((await call('POST', path, { body: { link: 'referral' } })).status).toBe(200);
  const { body } = await call<{ code: string }>('GET', '/user/referrals/code');
  expect(prepareShareMessage.mock.lastCall).toMatchObject([
    { telegramId: 2, languageCode: null, url: `${appUrl}?startapp=REF${body.code}` },
  ]);
});

test('a request that is sent again gets the same message without another call', async () => {
  const { call } = player({ id: 3 });
  const share = () =>
    call('POST', path, {
      body: { link: 'profile' },
      headers: { 'Idempotency-Key': 'the-same-message' },
    });
  const first = await share();
  prepareShareMessage.mockClear();
  expect((await share()).body).toEqual(first.body);
  expect(prepareShareMessage).not.toHaveBeenCalled();
});

test('a failed call is not stored, so that a repeated request can succeed', async () => {
  const { call } = player({ id: 4 });
  const share = () =>
    call('POST', path, {
      body: { link: 'profile' },
      headers: { 'Idempotency-Key': 'fails-at-first' },
    });
  prepareShareMessage.mockRejectedValueOnce(new Problem('PAYMENT_GATEWAY_FAILED'));
  expect(await share()).toMatchObject({ status: 502, body: { code: 'PAYMENT_GATEWAY_FAILED' } });
  expect((await share()).status).toBe(200);
});

test('a server without a Bot API prepares nothing', async () => {
  const response = await withoutBotApi.player({ id: 5 }).call('POST', path, {
    body: { link: 'profile' },
  });
  expect(response).toMatchObject({ status: 409, body: { code: 'GATEWAY_UNAVAILABLE' } });
});

test.each([{}, { link: 'user' }, { link: 'profile', user_id: 1 }])(
  'the body %j is refused before the call',
  async (body) => {
    prepareShareMessage.mockClear();
    expect((await player({ id: 6 }).call('POST', path, { body })).status).toBe(400);
    expect(prepareShareMessage).not.toHaveBeenCalled();
  },
);

test('share messages have their own limit', async () => {
  const { call } = player({ id: 7 });
  const statuses = [];
  for (let at = 0; at < 4; at += 1) {
    statuses.push((await call('POST', path, { body: { link: 'profile' } })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await call('GET', '/user/me')).status).toBe(200);
});
