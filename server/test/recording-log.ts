import { pino } from 'pino';
import { watchLine } from './watched-log.ts';

/** A log whose sentences a test can read. */
export function recordingLog() {
  const sentences: string[] = [];
  const log = pino(
    {},
    {
      write(line) {
        watchLine(line);
        sentences.push(JSON.parse(line).msg);
      },
    },
  );
  return { log, sentences };
}
