import vectors from '@bold/openapi/vectors/init-data.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import { initDataMaxAgeSeconds } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';
import { validateInitData } from './init-data.ts';

const now = new Date(vectors.now * 1000);
const rules = { botToken: vectors.bot_token, maxAgeS: initDataMaxAgeSeconds, now };
const { call } = await startServer({ deps: { clock: { now: () => now } } });

const codeOf = (raw: string): string => {
  try {
    validateInitData(raw, rules);
    return 'accepted';
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};

test.each(vectors.accepted)('the contract’s init data is accepted: $title', (vector) => {
  const { user, startParameter } = validateInitData(vector.init_data, rules);
  expect(user).toMatchObject({
    id: vector.telegram_id,
    firstName: vector.first_name,
    lastName: vector.last_name,
    username: vector.username,
  });
  expect(startParameter).toBe(vector.start_param);
});

test.each(vectors.refused.filter(({ init_data }) => init_data !== ''))(
  'the contract’s init data is refused with $code: $title',
  ({ init_data, code }) => {
    expect(codeOf(init_data)).toBe(code);
  },
);

test.each([...vectors.accepted.map((one) => ({ ...one, code: undefined })), ...vectors.refused])(
  'the server accepts or refuses the contract’s init data over HTTP: $title',
  async ({ init_data, code }) => {
    const headers = { Authorization: `tma ${init_data}` };
    const { status, body } = await call<{ code?: string }>('GET', '/api/user/me', { headers });
    expect([status, body.code]).toEqual([code === undefined ? 200 : 401, code]);
  },
);
