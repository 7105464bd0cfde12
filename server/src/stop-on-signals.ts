import type { EventEmitter } from 'node:events';

/** Whatever still hangs then is not worth more than the restart that waits for us. */
const timeoutMs = 9_500;
/** A terminal and `npm start` may both pass on the same Ctrl+C. */
const echoMs = 1_000;

type Stopping = {
  /** The process, or what stands in for it. */
  signals: EventEmitter;
  close(): Promise<void>;
  exit(code: number): void;
};

/**
 * Closes in an orderly way at the first SIGTERM or SIGINT and exits with 0; somebody who asks again a
 * second later, or has waited for 9.5 seconds, gets an exit with 1 at once.
 */
export function stopOnSignals({ signals, close, exit }: Stopping): void {
  let askedAt: number | undefined;
  const onSignal = () => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      setTimeout(() => exit(1), timeoutMs).unref();
      void close().then(
        () => exit(0),
        () => exit(1),
      );
    } else if (performance.now() - askedAt >= echoMs) {
      exit(1);
    }
  };
  signals.on('SIGTERM', onSignal).on('SIGINT', onSignal);
}
