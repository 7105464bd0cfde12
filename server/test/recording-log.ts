import { pino } from 'pino';
import { watchLine } from './watched-log.ts';

export function recordingLog() {
  const messages: string[] = [];
  const requestIds: unknown[] = [];
  const log = pino(
    {},
    {
      write(line) {
        watchLine(line);
        const { msg, requestId } = JSON.parse(line);
        messages.push(msg);
        requestIds.push(requestId);
      },
    },
  );
  return { log, messages, requestIds };
}
