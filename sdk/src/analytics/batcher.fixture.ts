import { FakeClock } from '../live/fake-clock.fixture.ts';
import { Batcher } from './batcher.ts';
import type { Outcome } from './post-events.ts';

/** Lets everything that is due in promises happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A batcher on a clock that stands still, with events to send. `answers` are what the host says, the
 * last one for ever; `pauses` are the timers that were set, in milliseconds.
 */
export function startBatcher(answers: readonly (Outcome | Promise<Outcome>)[] = []) {
  const clock = new FakeClock();
  const waiting = ['event 1'];
  const sent: { at: number; events: readonly string[]; solution: string | undefined }[] = [];
  const warnings: string[] = [];
  const pauses: number[] = [];
  const state = { isOnline: true, solve: async () => 'solved', requests: 0 };
  const taken: Outcome = { kind: 'taken', solution: 'given' };
  const batcher = new Batcher({
    store: {
      batch: () => [...waiting],
      remove: (events) => {
        waiting.splice(0, waiting.length, ...waiting.filter((event) => !events.includes(event)));
      },
    },
    post: async (events, solution) => {
      sent.push({ at: clock.now, events, solution });
      return answers[Math.min(sent.length, answers.length) - 1] ?? taken;
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
  /** Goes on for so long, with everything that promises bring on the way. */
  async function pass(ms: number) {
    for (const end = clock.now + ms; ; clock.advance(Math.min(500, end - clock.now))) {
      await settle();
      if (clock.now >= end) return;
    }
  }
  const times = () => sent.map(({ at }) => at);
  return { batcher, waiting, sent, pauses, warnings, state, pass, times };
}
