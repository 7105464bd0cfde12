import type { EventEmitter } from 'node:events';

/** The time after which the process exits, even if `close` has not finished. */
const timeoutMs = 9_500;
/** A second signal within this time is ignored. A terminal and `npm start` may both forward the same Ctrl+C. */
const repeatedSignalMs = 1_000;

type Stopping = {
  signals: EventEmitter;
  close(signal: string): Promise<void>;
  exit(code: number): void;
};

/**
 * Calls `close` with the first SIGTERM, SIGINT or SIGHUP, then exits with code 0 (code 1 if `close` fails or takes too
 * long). If another signal follows at least a second later, exits with code 1 at once.
 */
export function stopOnSignals({ signals, close, exit }: Stopping): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: string) => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      setTimeout(() => exit(1), timeoutMs).unref();
      void close(signal).then(
        () => exit(0),
        () => exit(1),
      );
    } else if (performance.now() - stoppingSince >= repeatedSignalMs) {
      exit(1);
    }
  };
  // A terminal that is closed sends SIGHUP to all processes in it.
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) signals.on(name, () => onSignal(name));
}
