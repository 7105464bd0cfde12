import { getResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { apiHandler } from './api.ts';
import { operations } from './http/route.ts';
import { createBackend } from './mock.ts';
import { setupMock } from './node.ts';
import { signedData, startPlayer } from './player.fixture.ts';

const mock = setupMock();

test('every operation of the contract returns a valid body or a problem that the contract lists for it', async () => {
  const player = await startPlayer(1);
  const unanswered = await Promise.all(
    operations.map(async ({ id, method, path: template, problems }) => {
      const path = template.replace('{id}', '1');
      const body = method === 'PATCH' ? {} : undefined;
      const { status, json } = await player.call(method, path, body);
      const isListed = status !== 404 && problems.some((code) => code === json?.code);
      return status === 200 || isListed ? [] : [id, status];
    }),
  );

  expect(operations).not.toEqual([]);
  expect(unanswered.flat()).toEqual([]);
});

test('an app in a folder named api gets responses from the mock, and its own files from the network', async () => {
  const handler = apiHandler(createBackend({}), '/api/bold');
  const headers = { Authorization: `tma ${await signedData(1)}` };
  const respond = (path: string) =>
    getResponse([handler], new Request(`http://localhost${path}`, { headers }));

  const me = await respond('/api/bold/api/user/me');

  expect(me?.status).toBe(200);
  expect(await respond('/api/bold/assets/app.js')).toBeUndefined();
});

test('on another origin than the page’s, the mock answers the paths of the contract, and no other service', async () => {
  vi.stubGlobal('location', new URL('https://app.example/game/'));
  onTestFinished(() => void vi.unstubAllGlobals());
  const backend = createBackend({});
  const headers = { Authorization: `tma ${await signedData(1)}` };
  const respond = (url: string) =>
    getResponse([apiHandler(backend)], new Request(url, { method: 'POST', headers }));

  const sentry = await respond('https://o1.ingest.sentry.io/api/1/envelope/');

  expect(sentry).toBeUndefined();
  expect((await respond('https://bold.example/api/bonus/start'))?.status).toBe(200);
  expect((await respond('https://app.example/game/api/1/envelope/'))?.status).toBe(404);
});

test('an unknown path returns 404', async () => {
  const player = await startPlayer(1);

  expect(await player.get('/user/nobody/here')).toMatchObject({
    status: 404,
    json: { code: 'NOT_FOUND', type: '/docs/problems#not-found' },
  });
});

test('a wrong method for a known path is refused with the allowed methods', async () => {
  const player = await startPlayer(1);

  const refusal = await player.call('DELETE', '/user/me');

  expect(refusal).toMatchObject({ status: 405, json: { code: 'METHOD_NOT_ALLOWED' } });
  expect(refusal.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
});

test('a problem has the type problem+json and is never cached', async () => {
  const player = await startPlayer(1);

  const { headers } = await player.get('/user/profile/999999');

  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('lists may be cached for a minute, a player’s own data may not', async () => {
  const player = await startPlayer(1);
  const cacheControl = async (path: string) =>
    (await player.get(path)).headers.get('Cache-Control');
  const lists = ['/level', '/country', '/leaderboard/top', '/payment/tariff'];

  expect(new Set(await Promise.all(lists.map(cacheControl)))).toEqual(
    new Set(['private, max-age=60']),
  );
  expect(await cacheControl('/user/taps/me')).toBe('no-store');
});

test('a banned player gets PLAYER_BANNED from every operation', async () => {
  const player = await startPlayer(1);
  await player.get('/user/me');
  const me = mock.world.players.find(({ telegramId }) => telegramId === 1);
  Object.assign(me ?? {}, { isBanned: true });
  for (const { id, method, path } of operations) {
    const { status, json } = await player.call(method, path.replace('{id}', '1'));
    expect([id, status, json.code]).toEqual([id, 403, 'PLAYER_BANNED']);
  }
});
