import type { Logger } from 'pino';
import type { Context } from '../context.ts';

/** Node's codes for a client that disconnected before the end of the response. */
const disconnectCodes = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);

/** Returns a listener that logs each response that was cut off. */
export function lostResponse(log: Logger) {
  return (
    err: Error & { code?: string },
    { state: { requestId } }: Pick<Context, 'state'>,
  ): void => {
    // A disconnect is not an error of the server.
    if (disconnectCodes.has(err.code ?? ''))
      log.debug({ err, requestId }, 'A client disconnected before its response was complete.');
    else log.error({ err, requestId }, 'A response could not be sent.');
  };
}
