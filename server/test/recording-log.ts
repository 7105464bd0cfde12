import { pino } from 'pino';

/** A log whose sentences a test can read. */
export function recordingLog() {
  const sentences: string[] = [];
  const log = pino({}, { write: (line) => sentences.push(JSON.parse(line).msg) });
  return { log, sentences };
}
