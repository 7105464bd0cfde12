import { autorun } from 'mobx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeSocket } from '../../../live/fake-socket.fixture.ts';
import { startConnection } from '../../../live/player-connection.fixture.ts';
import { listenToTaps } from '../../../live/tap-listener.ts';
import { tapsText } from '../taps-text.ts';
import { fewLevels } from './tap-store.fixture.ts';
import { TapStore } from './tap-store.ts';

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

/** A server that counts each batch once, by the high-water mark of its session (decisions §4). */
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

/** Numbers from 0 up to 1 that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A player with 3 000 taps on a connection whose other end is the model server. */
function startGame() {
  const { connection, sockets } = startConnection();
  const store = new TapStore({
    send: (batch) => {
      connection.sendMessage(batch);
      return connection.isOpen;
    },
    toast: () => {},
    words: tapsText.en,
    haptic: () => {},
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    localTaps: { load: () => 10, save: () => {} },
  });
  listenToTaps(connection, {
    setUnacked: store.setUnacked,
    acknowledge: store.acknowledge,
    receiveBalance: store.receiveBalance,
    expire: () => {},
  });
  store.setLevels(fewLevels);
  store.seed({ available: 3_000, total: 0 }, 1);
  connection.connect();
  sockets[0]?.accept();
  return { store, sockets, server: modelServer(3_000) };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever drops, the number never moves back, and in the end every tap is counted once (%i)',
  (seed) => {
    const { store, sockets, server } = startGame();
    const roll = dice(seed);
    const answered = new Map<FakeSocket, number>();
    const shown: number[] = [];
    autorun(() => shown.push(store.balance.total));
    let tapped = 0;

    /** The server reads one frame of the open socket; its answer may be lost. */
    const serve = (isHeard: boolean) => {
      const socket = sockets.at(-1);
      const at = socket ? (answered.get(socket) ?? 0) : 0;
      const frame = socket?.sent[at] as Frame | undefined;
      if (!socket || !frame) return false;
      answered.set(socket, at + 1);
      const answer = server.count(frame);
      if (isHeard) socket.say(answer);
      return true;
    };
    const lose = () => {
      serve(false);
      sockets.at(-1)?.drop(1006);
      vi.advanceTimersByTime(1_000);
      sockets.at(-1)?.accept();
    };

    for (let step = 0; step < 600; step++) {
      const face = roll();
      if (face < 0.7) tapped += store.tap();
      else if (face < 0.8) vi.advanceTimersByTime(300);
      else if (face < 0.97) serve(true);
      else lose();
    }
    vi.advanceTimersByTime(300);
    while (serve(true));

    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(tapped).toBeGreaterThan(300);
    expect(server.balance.total_taps).toBe(tapped);
    expect(store.balance).toEqual({ available: 3_000 - tapped, total: tapped });
    expect(store.unacked).toEqual([]);
  },
);
