import { expect, test } from 'vitest';
import { similarTokens } from './event-checks.ts';

test.each(['development', 'DEVELOPMENT', '3F9A00C17D24', '123456'])(
  'no token that is similar to %s is the token itself',
  (token) => {
    const others = similarTokens(token);

    expect(others).not.toContain(token);
    expect(others.length).toBeGreaterThan(3);
  },
);
