import type { Logger } from 'pino';

/** How Node says that the other side went away before it had everything. */
const left = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Logs an answer that broke off on its way; a client that left is nobody's fault, and not worth a line in production. */
export function lostAnswer(log: Logger) {
  return (err: Error & { code?: string }): void => {
    if (left.has(err.code ?? '')) log.debug({ err }, 'a client left before its answer was there');
    else log.error({ err }, 'an answer could not be sent');
  };
}
