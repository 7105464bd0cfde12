import { expect, test } from 'vitest';
import { startOfTests, startServer } from '../../test/start-server.ts';

const { player } = await startServer();
const { call } = player({ id: 1 });

test('[API-14] [ENT-18] every player has one code, of lower-case letters and digits', async () => {
  const { body: me } = await call<{ id: number }>('GET', '/user/me');
  const read = () => call<{ id: number; code: string }>('GET', '/user/referrals/code');
  const responses = await Promise.all([read(), read(), read()]);
  const [first] = responses;
  expect(first?.body).toEqual({
    id: first?.body.id,
    code: expect.stringMatching(/^[a-z0-9]{8}$/),
    user_id: me.id,
    created_at: startOfTests.toISOString(),
  });
  expect(new Set(responses.map(({ body }) => body.code)).size).toBe(1);
});
