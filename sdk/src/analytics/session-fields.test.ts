import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sessionId } from './session-fields.ts';

test.each([
  [279_058_397, '9ee533cd-449c-4f8b-b1b8-cf8b31b8cf8b'],
  [42, '0aa06807-c084-472d-bd90-7472dfd90747'],
])('[ENT-21] user %i who starts at 1733584787000 has the session %s', (userId, id) => {
  expect(sessionId(userId, 1_733_584_787_000)).toBe(id);
});

test('[ENT-21] [ANA-18] every start has a session id in the form of a UUID', () => {
  const userId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  const startedAt = fc.integer({ min: 0, max: 4_102_444_800_000 });
  fc.assert(
    fc.property(userId, startedAt, (user, start) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(
        sessionId(user, start),
      ),
    ),
  );
});
