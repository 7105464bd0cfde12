import type { Batch, BatchId, BatchStorage } from './batch.ts';
import { FakeClock } from './fake-clock.fixture.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';

/** A device: what outlives a start of the app on it. */
export class FakeDevice implements BatchStorage {
  #stored = '[]';
  readonly load = (): Batch[] => JSON.parse(this.#stored);
  readonly save = (batches: readonly Batch[]): void => {
    this.#stored = JSON.stringify(batches);
  };
}

/** A connection on fakes; `last` is its newest socket. */
export function startLive(
  session = 's1',
  device: BatchStorage = new FakeDevice(),
  clock = new FakeClock(),
) {
  const sockets: FakeSocket[] = [];
  const events: LiveEvent[] = [];
  const live = new LiveConnection({
    baseUrl: 'https://bold.example/api',
    initData: () => 'user=1&hash=ab',
    telegramId: 42,
    storage: device,
    session,
    schedule: clock.schedule,
    createSocket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  });
  live.subscribe((event) => events.push(event));
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('Nothing has connected yet.');
    return socket;
  };
  return { live, clock, device, sockets, events, last };
}

/** The same, connected. */
export function openLive(...given: Parameters<typeof startLive>) {
  const started = startLive(...given);
  started.live.connect();
  started.last().open();
  return started;
}

/** An acknowledgement as the server sends it. */
export function ack(mark: Partial<BatchId>, change: object = {}) {
  const { session, seq } = mark;
  return { type: 'taps', session, seq, applied: 1, available_taps: 98, total_taps: 1, ...change };
}

/** A refusal as the server sends it. */
export function refusal(mark: Partial<BatchId>, code: string) {
  const { session, seq } = mark;
  return { type: 'error', code, session, seq, available_taps: 99, total_taps: 0 };
}
