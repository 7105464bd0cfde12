import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeSocket } from '../../../live/fake-socket.fixture.ts';
import { startLiveTapStore } from './live-tap-store.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Frame = {
  multiplier: number;
  taps: number;
  session: string;
  seq: number;
};

/** Models the server, which counts a batch only if its seq exceeds the seqs of all earlier batches (decisions §4). */
function modelServer(available: number) {
  const balance = { available_taps: available, total_taps: 0 };
  let counted = 0;
  return {
    balance,
    count({ multiplier, taps, session, seq }: Frame) {
      const duplicate = seq <= counted;
      const applied = duplicate
        ? 0
        : Math.min(taps, Math.floor(balance.available_taps / multiplier));
      counted = Math.max(counted, seq);
      balance.available_taps -= applied * multiplier;
      balance.total_taps += applied * multiplier;
      return { type: 'taps', session, seq, applied, duplicate, ...balance };
    },
  };
}

/** Returns a generator of pseudo-random numbers from 0 to 1. The same seed gives the same numbers. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function startGame() {
  const { store, connection, sockets } = startLiveTapStore();
  store.seed({ available: 3_000, total: 0 }, 1);
  connection.connect();
  sockets[0]?.accept();
  return { store, connection, sockets, server: modelServer(3_000) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'with lost acks and dropped connections the total never decreases and each tap is counted once (seed %i)',
  (seed) => {
    const { store, connection, sockets, server } = startGame();
    const next = random(seed);
    const served = new Map<FakeSocket, number>();
    const shown: number[] = [];
    autorun(() => shown.push(store.balance.total));
    let tapped = 0;

    /** Passes a frame to the server, and loses the ack if `isDelivered` is false. Returns false if no frame is left. */
    const serve = (isDelivered: boolean) => {
      const socket = sockets.at(-1);
      const at = socket ? (served.get(socket) ?? 0) : 0;
      const frame = socket?.sent[at] as Frame | undefined;
      if (!socket || !frame) return false;
      served.set(socket, at + 1);
      const ack = server.count(frame);
      if (isDelivered) socket.deliver(ack);
      return true;
    };
    const lose = () => {
      // The connection often drops while several batches are in flight.
      while (serve(false) && next() < 0.6);
      sockets.at(-1)?.drop(1006);
      vi.advanceTimersByTime(1_000);
      sockets.at(-1)?.accept();
    };

    for (let step = 0; step < 600; step++) {
      const chance = next();
      if (chance < 0.7) tapped += store.tap();
      else if (chance < 0.8) vi.advanceTimersByTime(300);
      else if (chance < 0.97) serve(true);
      else lose();
    }
    vi.advanceTimersByTime(300);
    while (serve(true));

    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(tapped).toBeGreaterThan(300);
    expect(server.balance.total_taps).toBe(tapped);
    expect(store.balance).toEqual({ available: 3_000 - tapped, total: tapped });
    expect(connection.unacked).toEqual([]);
  },
);
