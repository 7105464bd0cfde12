import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import type pretty from 'pino-pretty';
import type { Config } from '../config.ts';

const secrets = ['authorization', 'tg_auth', 'initData', 'botToken', 'botTokenPrevious'];

const stdout = 1;

/** Creates a log of JSON lines in production, else of readable lines. Redacts init data (decisions §2). */
export function createLog(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  destination: DestinationStream = production ? pino.destination(stdout) : humanReadable(),
): Logger {
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level: logLevel, redact }, destination);
}

/** Returns a stream of readable lines to standard output, or of JSON lines if `pino-pretty` is not installed. */
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
