import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { pino } from 'pino';
import { afterAll, expect } from 'vitest';

// What lets somebody in: a bot's token, and the hash that init data end with, as it is sent or as part of an address.
const marks = [/hash(=|%3D)[0-9a-f]{64}/i, /\btma [^ ]*=/];

const secrets = new Set([development.bot_token]);
const leaks: string[] = [];
afterAll(() => {
  expect(leaks, 'lines of the log that show a secret').toEqual([]);
});

/** A line of a server's log: one that shows a secret fails the test file, whatever its tests are about. */
export function watchLine(line: string): void {
  const isLeak =
    marks.some((mark) => mark.test(line)) || [...secrets].some((one) => line.includes(one));
  if (isLeak) leaks.push(line);
}

/** From now on this is one more secret. */
export function keepSecret(secret: string): void {
  secrets.add(secret);
}

/** A log that nobody reads; its lines are watched. */
export const watchedLog = () => pino({ level: 'trace' }, { write: watchLine });
