import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FakeClock } from './fake-clock.fixture.ts';
import { startLive } from './live.fixture.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { ModelServer } from './model-server.fixture.ts';
import { FakeBrowserLocks } from './start-locks.fixture.ts';
import { webBatchStorage } from './web-batch-storage.ts';

type App = ReturnType<typeof startLive>;

/** Simulates a server, and a browser with several tabs of one player. */
class Browser {
  readonly server = new ModelServer();
  tapped = 0;
  readonly #clock = new FakeClock();
  readonly #page = memoryStorage();
  readonly #locks = new FakeBrowserLocks();
  readonly #tabs = new Map<number, { app: App; read: number }>();
  #starts = 0;

  get isAcknowledged() {
    return [...this.#tabs.values()].every(({ app }) => app.live.unacked.length === 0);
  }

  start() {
    this.#starts += 1;
    const locks = this.#locks.of(this.#starts);
    const storage = webBatchStorage(this.#page, 42, { locks });
    const app = startLive(`s${this.#starts}`, storage, this.#clock);
    app.live.connect();
    this.#tabs.set(this.#starts, { app, read: 0 });
  }

  tap(tab: number, taps: number) {
    const found = this.#tab(tab);
    if (!found) return;
    this.tapped += taps;
    found.app.live.sendMessage({ multiplier: 1, taps });
  }

  open(tab: number) {
    const live = this.#tab(tab)?.app.live;
    if (live && !live.isOpen && !live.isClosed) this.#tab(tab)?.app.last().open();
  }

  /** Lets the server count the next batch of a tab. If `isReceived` is false, the ack is lost. */
  deliver(tab: number, isReceived: boolean) {
    const found = this.#tab(tab);
    const frame = found?.app.live.isOpen ? found.app.last().sent[found.read] : undefined;
    if (!found || !frame) return;
    found.read += 1;
    const response = this.server.count(frame);
    if (isReceived) found.app.last().receive(response);
  }

  /** Closes a tab. Messages in flight are lost. */
  end(tab: number) {
    const key = this.#key(tab);
    if (key === undefined) return;
    this.#tabs.get(key)?.app.live.close();
    this.#tabs.delete(key);
    this.#locks.end(key);
  }

  #key(tab: number): number | undefined {
    const keys = [...this.#tabs.keys()];
    return keys[tab % Math.max(keys.length, 1)];
  }

  #tab(tab: number) {
    const key = this.#key(tab);
    return key === undefined ? undefined : this.#tabs.get(key);
  }

  /** Closes all tabs and opens a new tab, which sends every stored batch. */
  async heal() {
    while (this.#tabs.size > 0) this.end(0);
    this.start();
    await runPromises();
    this.open(0);
    for (let i = 0; i < 400 && !this.isAcknowledged; i += 1) this.deliver(0, true);
  }
}

async function runPromises() {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const tab = fc.nat({ max: 3 });
const step: fc.Arbitrary<(browser: Browser) => void> = fc.oneof(
  { weight: 1, arbitrary: fc.constant((browser: Browser) => browser.start()) },
  { weight: 1, arbitrary: tab.map((at) => (browser: Browser) => browser.end(at)) },
  { weight: 2, arbitrary: tab.map((at) => (browser: Browser) => browser.open(at)) },
  {
    weight: 4,
    arbitrary: fc.tuple(tab, fc.integer({ min: 1, max: 51 })).map(
      ([at, taps]) =>
        (browser: Browser) =>
          browser.tap(at, taps),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(tab, fc.boolean()).map(
      ([at, isReceived]) =>
        (browser: Browser) =>
          browser.deliver(at, isReceived),
    ),
  },
);

test('every tap of every tab is counted exactly once, however many tabs a player opens and closes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 100, size: 'max' }), async (steps) => {
      const browser = new Browser();
      browser.start();
      for (const act of steps) {
        act(browser);
        await runPromises();
      }
      await browser.heal();
      expect(browser.isAcknowledged).toBe(true);
      expect(browser.server.counted).toBe(browser.tapped);
    }),
    { seed: 20_264, numRuns: 300 },
  );
});
