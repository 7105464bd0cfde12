import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { pino } from 'pino';

// Patterns of credentials: the hash of init data, as it is sent or in a URL, and the Authorization header.
const marks = [/hash(=|%3D)[0-9a-f]{64}/i, /\btma [^ ]*=/];

const secrets = new Set([development.bot_token]);
const leaks: string[] = [];

/** Records a log line that contains a secret, which fails the test file, whatever it tests. */
export function watchLine(line: string): void {
  const isLeak =
    marks.some((mark) => mark.test(line)) || [...secrets].some((one) => line.includes(one));
  if (isLeak) leaks.push(line);
}

/** Returns the lines of this test file that contain a secret, and clears them. */
export function takeLeaks(): string[] {
  return leaks.splice(0);
}

/** Adds a secret to look for. */
export function addSecret(secret: string): void {
  secrets.add(secret);
}

/** A log without output, whose lines are watched. */
export const watchedLog = () => pino({ level: 'trace' }, { write: watchLine });
