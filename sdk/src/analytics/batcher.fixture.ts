import { FakeClock } from '../live/fake-clock.fixture.ts';
import { Batcher } from './batcher.ts';
import type { Outcome } from './post-events.ts';

/** Waits until pending promise callbacks have run. */
const runPromises = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Creates a batcher with one stored event and a fake clock. In the result, `pauses` lists the duration of each timer in
 * milliseconds.
 * @param outcomes The outcomes of the sent batches, in order. The last outcome is repeated. By default, all batches are
 * accepted.
 */
export function startBatcher(outcomes: readonly (Outcome | Promise<Outcome>)[] = []) {
  const clock = new FakeClock();
  const waiting = ['event 1'];
  const sent: { at: number; events: readonly string[]; solution: string | undefined }[] = [];
  const warnings: string[] = [];
  const pauses: number[] = [];
  const state = { isOnline: true, solve: async () => 'solved', requests: 0 };
  const accepted: Outcome = { kind: 'accepted', solution: 'given' };
  const batcher = new Batcher({
    store: {
      batch: () => [...waiting],
      remove: (events) => {
        waiting.splice(0, waiting.length, ...waiting.filter((event) => !events.includes(event)));
      },
    },
    post: async (events, solution) => {
      sent.push({ at: clock.now, events, solution });
      return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? accepted;
    },
    solve: () => {
      state.requests += 1;
      return state.solve();
    },
    schedule: (run, ms) => {
      pauses.push(ms);
      return clock.schedule(run, ms);
    },
    isOnline: () => state.isOnline,
    warn: (message) => warnings.push(message),
  });
  /** Advances the clock in steps of at most 500 ms. Promise callbacks run between the steps. */
  async function pass(ms: number) {
    for (const end = clock.now + ms; ; clock.advance(Math.min(500, end - clock.now))) {
      await runPromises();
      if (clock.now >= end) return;
    }
  }
  const times = () => sent.map(({ at }) => at);
  return { batcher, waiting, sent, pauses, warnings, state, pass, times };
}
