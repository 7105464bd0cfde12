import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import type pretty from 'pino-pretty';
import type { Config } from '../config.ts';

const secrets = ['authorization', 'tg_auth', 'initData', 'botToken', 'botTokenPrevious'];

const stdout = 1;

/**
 * Creates the server's log: JSON lines in production, readable lines in development. Init data is redacted if it is
 * logged by mistake (decisions §2).
 */
export function createLog(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  destination: DestinationStream = production ? pino.destination(stdout) : humanReadable(),
): Logger {
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level: logLevel, redact }, destination);
}

/**
 * Returns a stream that writes readable lines to standard output. Writes JSON lines if the development package
 * `pino-pretty` is not installed.
 */
export function humanReadable(from = import.meta.url): DestinationStream {
  const options = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true };
  let format: typeof pretty;
  try {
    format = createRequire(from)('pino-pretty');
  } catch {
    return pino.destination(stdout);
  }
  return format({ ...options, destination: stdout, sync: true });
}
