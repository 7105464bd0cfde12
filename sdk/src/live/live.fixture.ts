import type { Batch, BatchId, BatchStorage } from './batch.ts';
import { FakeClock } from './fake-clock.fixture.ts';
import { FakeSocket } from './fake-socket.fixture.ts';
import { LiveConnection } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';

/** Stores batches in memory, and keeps them when the app restarts. */
export class FakeDevice implements BatchStorage {
  #stored = '[]';
  readonly load = (): Batch[] => JSON.parse(this.#stored);
  readonly save = (batches: readonly Batch[]): void => {
    this.#stored = JSON.stringify(batches);
  };
}

/** Creates a live connection with fake sockets and a fake clock. `last()` returns the newest socket. */
export function startLive(
  session = 's1',
  device: BatchStorage = new FakeDevice(),
  clock = new FakeClock(),
) {
  const sockets: FakeSocket[] = [];
  const events: LiveEvent[] = [];
  const launch = { initData: 'user=1&hash=ab' };
  const live = new LiveConnection({
    baseUrl: 'https://bold.example/api',
    initData: () => launch.initData,
    telegramId: 42,
    storage: device,
    session,
    schedule: clock.schedule,
    now: () => clock.now,
    createSocket: (url) => {
      const socket = new FakeSocket(url);
      sockets.push(socket);
      return socket;
    },
  });
  live.subscribe((event) => events.push(event));
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('There is no socket yet. Call connect() first.');
    return socket;
  };
  return { live, clock, device, sockets, events, launch, last };
}

export function openLive(...options: Parameters<typeof startLive>) {
  const started = startLive(...options);
  started.live.connect();
  started.last().open();
  return started;
}

export function ack({ session, seq }: Partial<BatchId>, change: object = {}) {
  return { type: 'taps', session, seq, applied: 1, available_taps: 98, total_taps: 1, ...change };
}

export function refusal({ session, seq }: Partial<BatchId>, code: string) {
  return { type: 'error', code, session, seq, available_taps: 99, total_taps: 0 };
}
