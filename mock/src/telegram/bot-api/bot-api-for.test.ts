import { expect, onTestFinished, test } from 'vitest';
import { botApiFor } from './bot-api-for.ts';
import { token } from './stand-in.fixture.ts';

const page = 'http://127.0.0.1:8080/simulator/';

test("in development the server's bot gets a stand-in that knows its token and its simulator", async () => {
  const api = await botApiFor({ BOT_TOKEN: token }, page);
  onTestFinished(() => api?.close());

  expect((await fetch(`${api?.address}/bot${token}/getMe`)).status).toBe(200);
  for (const [origin, status] of [
    ['http://127.0.0.1:8080', 204],
    ['http://localhost:8080', 204],
    ['http://localhost:8081', 403],
  ] as const) {
    const asked = await fetch(`${api?.address}/simulator-control/pay`, {
      method: 'OPTIONS',
      headers: { Origin: origin },
    });
    expect([origin, asked.status]).toEqual([origin, status]);
  }
});

test('with a Bot API of the caller’s own, or in production, there is no stand-in', async () => {
  const own = { BOT_TOKEN: token, TELEGRAM_API_ROOT: 'http://127.0.0.1:9' };

  expect(await botApiFor(own, page)).toBeNull();
  expect(await botApiFor({ BOT_TOKEN: token, NODE_ENV: 'production' }, page)).toBeNull();
});
