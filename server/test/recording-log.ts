import { pino } from 'pino';
import { watchLine } from './watched-log.ts';

/** A log whose messages a test can read. */
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
