import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the server's metrics in a new registry. A label has few values and never identifies a user or an address. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  let readTapQueue = () => 0;

  new Gauge({
    name: 'bold_tap_queue_messages',
    help: 'Live messages that wait for a commit.',
    registers,
    collect() {
      this.set(readTapQueue());
    },
  });

  return {
    registry,
    requests: new Histogram({
      name: 'bold_http_request_seconds',
      help: 'HTTP requests by operation of the contract (or "other") and status.',
      labelNames: ['method', 'operation', 'status'],
      buckets: seconds,
      registers,
    }),
    tapBatches: new Counter({
      name: 'bold_tap_batches_total',
      help: 'Batches of taps by result: applied, duplicate, multiplier-not-reached, session-expired, failed.',
      labelNames: ['result'],
      registers,
    }),
    taps: new Counter({
      name: 'bold_taps_total',
      help: 'Taps that were counted, before the multiplier.',
      registers,
    }),
    tapCommits: new Histogram({
      name: 'bold_tap_commit_seconds',
      help: 'How long one commit of live messages took, by whether it succeeded.',
      labelNames: ['ok'],
      buckets: seconds,
      registers,
    }),
    liveSockets: new Gauge({
      name: 'bold_live_sockets',
      help: 'Open live connections of identified players.',
      registers,
    }),
    liveCloses: new Counter({
      name: 'bold_live_closes_total',
      help: 'Ended live connections by close code of the server or, if the client ended it, of the client: 1000, 1001, 1005 (none), 1006 (no close frame) or other.',
      labelNames: ['code'],
      registers,
    }),
    refusals: new Counter({
      name: 'bold_rate_limited_total',
      help: 'Requests over a rate limit, by its name.',
      labelNames: ['limit'],
      registers,
    }),
    analyticsStoredBytes: new Gauge({
      name: 'bold_analytics_stored_bytes',
      help: 'Bytes of all stored analytics events, as last read from the database.',
      registers,
    }),
    payments: new Counter({
      name: 'bold_payments_total',
      help: 'Payments by gateway and outcome: invoiced, settled, refunded, refused.',
      labelNames: ['gateway', 'outcome'],
      registers,
    }),
    dayIncome: new Gauge({
      name: 'bold_day_income_dollars',
      help: 'Purchases less refunds of the last settled day. Only the server that runs the jobs knows.',
      registers,
    }),
    dayPromised: new Gauge({
      name: 'bold_day_promised_dollars',
      help: 'Shares and rewards of referrers of the last settled day.',
      registers,
    }),
    /** Sets the function that returns the number of waiting live messages. */
    watchTapQueue(read: () => number) {
      readTapQueue = read;
    },
  };
}
