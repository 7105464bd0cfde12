import { createRequire } from 'node:module';
import { type DestinationStream, type Logger, pino } from 'pino';
import type pretty from 'pino-pretty';
import type { Config } from '../config.ts';

const secrets = ['authorization', 'tg_auth', 'initData', 'botToken', 'botTokenPrevious'];

const stdout = 1;

/** The maximum size, in bytes, of the lines that wait for standard output. Further lines are dropped. */
const waitingMax = 10_000_000;

/** Creates a log with JSON lines in production, and with readable lines otherwise. Redacts init data (decisions §2). */
export function createLog(
  { logLevel, production }: Pick<Config, 'logLevel' | 'production'>,
  destination: DestinationStream = production ? jsonLines() : humanReadable(),
): Logger {
  const redact = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level: logLevel, redact }, destination);
}

/**
 * Returns a stream that writes readable lines to standard output. The stream writes JSON lines instead if `pino-pretty`
 * is not installed.
 */
export function humanReadable(from = import.meta.url): DestinationStream {
  const options = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true };
  let format: typeof pretty;
  try {
    format = createRequire(from)('pino-pretty');
  } catch {
    return jsonLines();
  }
  return format({ ...options, destination: stdout, sync: true });
}

/** Returns a stream to standard output. While the disk is full, it keeps some lines in memory and drops the others. */
function jsonLines(): DestinationStream {
  const lines = pino.destination({ dest: stdout, maxLength: waitingMax });
  const flush = lines.flushSync.bind(lines);
  let isFailing = false;
  // Without a listener, a full disk would end the process.
  lines.on('error', () => {
    isFailing = true;
  });
  lines.on('write', () => {
    isFailing = false;
  });
  // Called when the process exits. It repeats a failing write without end.
  lines.flushSync = () => {
    if (!isFailing) flush();
  };
  return lines;
}
