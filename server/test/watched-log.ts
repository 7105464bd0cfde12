import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { pino } from 'pino';

// Patterns of credentials: the hash of init data, plain or percent-encoded, and the Authorization header.
const marks = [/hash(=|%3D)[0-9a-f]{64}/i, /\btma [^ ]*=/];

const secrets = new Set([development.bot_token]);
const leaks: string[] = [];

/** Records a log line if it contains a secret. Such a line fails the test file. */
export function watchLine(line: string): void {
  const isLeak =
    marks.some((mark) => mark.test(line)) || [...secrets].some((one) => line.includes(one));
  if (isLeak) leaks.push(line);
}

/** Removes and returns the log lines that `watchLine` has recorded. */
export function takeLeaks(): string[] {
  return leaks.splice(0);
}

export function addSecret(secret: string): void {
  secrets.add(secret);
}

/** Returns a log that prints nothing and passes its lines to `watchLine`. */
export const watchedLog = () => pino({ level: 'trace' }, { write: watchLine });
