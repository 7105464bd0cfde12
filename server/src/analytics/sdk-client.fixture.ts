import { type RunWorker, startAnalytics } from '@bold/sdk/analytics';
import { solveWithWorker } from './solve-with-worker.fixture.ts';

const solve: RunWorker = async (script, task) => solveWithWorker(script, task);

function memoryStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
}

/** A clock that advances in steps, and never during a request. */
class StepClock {
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  readonly inFlight = new Set<Promise<unknown>>();

  readonly schedule = (run: () => void, ms: number) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  async pass(ms: number): Promise<void> {
    for (const end = this.#now + ms; ; this.#now += 500) {
      do {
        await Promise.allSettled(this.inFlight);
        await new Promise((resolve) => setImmediate(resolve));
      } while (this.inFlight.size > 0);
      if (this.#now >= end) return;
      const due = this.#timers.filter(({ at }) => at <= this.#now + 500);
      this.#timers = this.#timers.filter((timer) => !due.includes(timer));
      for (const { run } of due) run();
    }
  }
}

/**
 * Starts the SDK's analytics client with a simulated page that has already loaded. The client's first `lost` POST
 * requests reach the server, but their responses are lost.
 */
export function startSdkClient(url: string, lost = 0, runWorker = solve) {
  const document = Object.assign(new EventTarget(), {
    readyState: 'complete' as const,
    visibilityState: 'visible' as const,
  });
  const page = { window: new EventTarget(), document, isOnline: () => true };
  const clock = new StepClock();
  const posts: { proof: string | null; status: number }[] = [];

  async function call(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
    const response = await fetch(address, init);
    const body = await response.arrayBuffer();
    const { status } = response;
    if (init?.method === 'POST') {
      posts.push({ proof: new Headers(init.headers).get('Content'), status });
      if (posts.length <= lost) throw new TypeError('The connection was lost.');
    }
    return new Response(body, { status });
  }

  const analytics = startAnalytics({
    url,
    token: 'development',
    user: { id: 42, first_name: 'Ada', language_code: 'en', is_premium: true },
    platform: 'tdesktop',
    startParameter: 'REFada',
    isSupported: true,
    storages: { local: memoryStorage(), session: memoryStorage() },
    page,
    runWorker,
    schedule: clock.schedule,
    fetch: (...request) => {
      const response = call(...request);
      clock.inFlight.add(response);
      return response.finally(() => clock.inFlight.delete(response));
    },
    warn: () => undefined,
  });
  return { window: page.window, analytics, posts, pass: (ms: number) => clock.pass(ms) };
}
