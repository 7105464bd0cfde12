import { pino } from 'pino';
import { watchLine } from './watched-log.ts';

/** Returns a log, and the messages that were written to it. */
export function recordingLog() {
  const messages: string[] = [];
  const log = pino(
    {},
    {
      write(line) {
        watchLine(line);
        messages.push(JSON.parse(line).msg);
      },
    },
  );
  return { log, messages };
}
