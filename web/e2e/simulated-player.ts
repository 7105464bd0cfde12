import type { FrameLocator, Locator, Page, WebSocket } from '@playwright/test';
import { expect } from '@playwright/test';
import { toastDurationMs } from '../src/ui/toasts/toast-store.ts';
import { holdToasts } from './hold-toasts.ts';

type TapsAck = { type: string; total_taps?: number };

/** A player who uses the app in the simulator. */
export class SimulatedPlayer {
  readonly app: FrameLocator;
  /** The total of taps in the last ack. */
  acknowledged = 0;
  readonly #page: Page;
  #live: WebSocket | undefined;

  constructor(page: Page) {
    this.#page = page;
    this.app = page.frameLocator('iframe[title="Bold"]');
    page.on('websocket', (socket) => {
      if (socket.url().includes('/api/live')) this.#live = socket;
      socket.on('framereceived', ({ payload }) => this.#receive(String(payload)));
    });
  }

  /** True if the app's newest WebSocket to `/api/live` is open. */
  get isConnected(): boolean {
    return this.#live !== undefined && !this.#live.isClosed();
  }

  get surface(): Locator {
    return this.app.getByRole('button', { name: 'Tap', exact: true });
  }

  async open(origin: string, person: string, controls: Record<string, string> = {}): Promise<void> {
    const query = new URLSearchParams({ person, ...controls });
    await this.#page.goto(`${origin}/simulator/?${query}`);
  }

  /** Presses the "Start" button of the intro. */
  async start(): Promise<void> {
    await this.app.getByRole('button', { name: 'Start' }).click();
  }

  /** Chooses a name and a country. */
  async register(name: string): Promise<void> {
    await this.app.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.app.getByRole('button', { name: 'Continue' }).click();
    await this.app.getByRole('combobox', { name: 'Search' }).fill('portu');
    await this.app.getByRole('option', { name: 'Portugal' }).click();
  }

  async takeGift(): Promise<void> {
    await this.app.getByRole('button', { name: 'Nice' }).click();
  }

  async passOnboarding(name: string): Promise<void> {
    await this.start();
    await this.register(name);
    await this.takeGift();
  }

  /** Keeps the app's toasts on the page until they are dismissed. Must be called again after a reload. */
  async holdToasts(): Promise<void> {
    const frame = await this.#page.locator('iframe[title="Bold"]').elementHandle();
    const app = await frame?.contentFrame();
    await app?.evaluate(holdToasts, toastDurationMs);
  }

  /** Taps the surface `times` times with a real pointer, as fast as the browser can. */
  async tap(times: number): Promise<void> {
    await this.surface.hover();
    const box = await this.surface.boundingBox();
    if (!box) throw new Error('There is nothing to tap.');
    const browser = await this.#page.context().newCDPSession(this.#page);
    const where = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const pointer = { ...where, button: 'left', clickCount: 1 } as const;
    const events = Array.from({ length: times }, () => ['mousePressed', 'mouseReleased'] as const);
    await Promise.all(
      events.flat().map((type) => browser.send('Input.dispatchMouseEvent', { type, ...pointer })),
    );
    await browser.detach();
  }

  /** Chooses the most popular offer (1 100 taps) and presses the button that buys the offer. Returns the button. */
  async buyPopular(): Promise<Locator> {
    await this.app.getByRole('radio', { name: /1 100 taps/ }).press('Space');
    const button = this.app.getByRole('button', { name: 'Buy 1 100 taps' });
    await button.click();
    return button;
  }

  async pay(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Pay', exact: true }).click();
  }

  /** Waits until the screen shows `text` as the total of taps. */
  async waitForTotal(text: string): Promise<void> {
    await expect(this.app.getByRole('status').filter({ hasText: 'taps in total' })).toHaveText(
      `${text} taps in total`,
    );
  }

  async waitForAck(total: number): Promise<void> {
    await expect.poll(() => this.acknowledged).toBe(total);
  }

  /** Waits until the mock's data in `localStorage` contains `text`. */
  async waitForStoredWorld(text: string): Promise<void> {
    const isPersistent = (expected: string) =>
      localStorage.getItem('bold-mock-world')?.includes(expected) ?? false;
    await expect.poll(() => this.#page.evaluate(isPersistent, text)).toBe(true);
  }

  #receive(payload: string): void {
    if (!payload.startsWith('{')) return;
    const message = JSON.parse(payload) as TapsAck;
    if (message.type !== 'taps') return;
    this.acknowledged = message.total_taps ?? 0;
  }
}
