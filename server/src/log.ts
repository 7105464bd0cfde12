import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const secrets = ['authorization', 'tg_auth', 'initData', 'botToken'];

/** The server's log: one JSON object per line. Should init data ever come near it, it is blacked out (decisions §2). */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(1),
): Logger {
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level: logLevel, redact }, destination);
}
