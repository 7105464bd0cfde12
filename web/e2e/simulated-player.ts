import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

type TapsAck = { type: string; applied?: number; total_taps?: number };

/** A player in front of the simulator: what they see of the app, and what its live connection was told. */
export class SimulatedPlayer {
  readonly app: FrameLocator;
  /** The total that the server acknowledged last. */
  acknowledged = 0;
  /** How many taps all acknowledgements together say were counted. */
  applied = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.app = page.frameLocator('iframe[title="Bold"]');
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }

  get surface(): Locator {
    return this.app.getByRole('button', { name: 'Tap', exact: true });
  }

  /** Opens the simulator for one of its seeded people, in the situation that `controls` describe. */
  async open(origin: string, person: string, controls: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ person, ...controls });
    await this.#page.goto(`${origin}/simulator/?${query}`);
  }

  /** Passes the intro and takes the gift, as everybody does who plays for the first time. */
  async enter(): Promise<void> {
    await this.app.getByRole('button', { name: 'Start' }).click();
    await this.app.getByRole('button', { name: 'Nice' }).click();
  }

  /** Taps the surface with a real pointer, `times` times. */
  async tap(times: number): Promise<void> {
    for (let tap = 0; tap < times; tap += 1) await this.surface.click({ delay: 5 });
  }

  /** Waits until the screen says how many taps there are in all. */
  async seesTotal(text: string): Promise<void> {
    await expect(this.app.getByRole('status').filter({ hasText: 'taps in total' })).toHaveText(
      `${text} taps in total`,
    );
  }

  /** Waits until the server has acknowledged `total` taps. */
  async hears(total: number): Promise<void> {
    await expect.poll(() => this.acknowledged).toBe(total);
  }

  /** Waits until the mock's world, as the device keeps it, contains `text`. */
  async mockKeeps(text: string): Promise<void> {
    const isKept = (wanted: string) =>
      localStorage.getItem('bold-mock-world')?.includes(wanted) ?? false;
    await expect.poll(() => this.#page.evaluate(isKept, text)).toBe(true);
  }

  #hear(payload: string): void {
    if (!payload.startsWith('{')) return;
    const message = JSON.parse(payload) as TapsAck;
    if (message.type !== 'taps') return;
    this.acknowledged = message.total_taps ?? 0;
    this.applied += message.applied ?? 0;
  }
}
