import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { pino } from 'pino';

// What lets somebody in: a bot's token, and the hash that init data end with, as it is sent or as part of an address.
const marks = [/hash(=|%3D)[0-9a-f]{64}/i, /\btma [^ ]*=/];

const secrets = new Set([development.bot_token]);
const leaks: string[] = [];

/** A line of a server's log: one that shows a secret fails the test file, whatever its tests are about. */
export function watchLine(line: string): void {
  const isLeak =
    marks.some((mark) => mark.test(line)) || [...secrets].some((one) => line.includes(one));
  if (isLeak) leaks.push(line);
}

/** The lines of this test file that show a secret; the next file begins with none. */
export function takeLeaks(): string[] {
  return leaks.splice(0);
}

/** From now on this is one more secret. */
export function addSecret(secret: string): void {
  secrets.add(secret);
}

/** A log that nobody reads; its lines are watched. */
export const watchedLog = () => pino({ level: 'trace' }, { write: watchLine });
