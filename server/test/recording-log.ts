import { pino } from 'pino';
import { watchLine } from './watched-log.ts';

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
