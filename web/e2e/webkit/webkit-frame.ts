import { setTimeout as wait } from 'node:timers/promises';
import { loadingParts } from '../../test/loading-parts.ts';
import { type ElementReference, type WebDriver, WebDriverError } from './web-driver.ts';

const timeoutMs = 60_000;

const selectors = {
  button: 'button, [role="button"]',
  combobox: '[role="combobox"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role="option"]',
  radio: 'input[type="radio"]',
  region: 'section',
  textbox: 'input:not([type]), input[type="text"], input[type="url"], textarea',
} as const;

export type Role = keyof typeof selectors;

/** The codes of the driver's errors that occur only while the page is changing. */
const passing = [
  'element click intercepted',
  'element not interactable',
  'no such element',
  'no such frame',
  'no such window',
  'stale element reference',
];

/** A value that a script can receive or return. */
type Plain = string | number | boolean | null | ElementReference;

/** The document of a page, or of a frame on the page. */
export class WebkitFrame {
  readonly #driver: WebDriver;
  readonly #selector: string | undefined;

  /**
   * @param selector a CSS selector of the frame's element. If there is no selector, the `WebkitFrame` is the page
   * itself.
   */
  constructor(driver: WebDriver, selector?: string) {
    this.#driver = driver;
    this.#selector = selector;
  }

  /** Runs `script` in the frame and returns its result. `script` may use only its arguments and the page's globals. */
  async run<Value, Arguments extends Plain[]>(
    script: (...args: Arguments) => Value,
    ...args: Arguments
  ): Promise<Awaited<Value>> {
    await this.#enter();
    return this.#execute(script, args);
  }

  /** Waits until the element with this role and name stands still. Then clicks the element. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    await this.waitFor(`${role} ${name}`, async () => {
      const element = await this.#find(role, name);
      if (!element || !(await this.#execute(isStill, [element]))) return false;
      await this.#driver.tell(element, 'click');
      return true;
    });
  }

  /**
   * Clicks a button until the button is gone. One click may not be enough, because a new window can ignore its first
   * click.
   */
  async pressUntilGone(name: string): Promise<void> {
    await this.press('button', name);
    await this.waitFor(`a page without ${name}`, async () => {
      const element = await this.#find('button', name);
      if (!element) return true;
      await this.#driver.tell(element, 'click');
      return false;
    });
  }

  async fill(role: 'combobox' | 'textbox', name: string | RegExp, text: string): Promise<void> {
    await this.waitFor(`${role} ${name}`, async () => {
      const element = await this.#find(role, name);
      if (!element) return false;
      await this.#driver.tell(element, 'clear');
      await this.#driver.tell(element, 'value', { text });
      return true;
    });
  }

  /** Chooses a radio button with the keyboard, because the button's `<input>` has no size to click on. */
  async choose(name: string | RegExp): Promise<void> {
    await this.waitFor(`radio ${name}`, async () => {
      const element = await this.#find('radio', name);
      if (!element) return false;
      await this.#driver.tell(element, 'value', { text: ' ' });
      return true;
    });
  }

  /** Waits until an element with this role and name is visible and enabled. */
  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.waitFor(`${role} ${name}`, async () => {
      return (await this.#find(role, name)) !== undefined;
    });
  }

  /** Presses the middle of a button `times` times with a pointer, in one command. */
  async tap(name: string, times: number): Promise<void> {
    await this.waitFor(`button ${name}`, async () => {
      const element = await this.#find('button', name);
      if (!element) return false;
      const events = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const move = { type: 'pointerMove', origin: element, x: 0, y: 0, duration: 0 };
      const actions = [move, ...Array.from({ length: times }, () => events).flat()];
      const pointer = { type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' } };
      await this.#driver.post('actions', { actions: [{ ...pointer, actions }] });
      return true;
    });
  }

  /** Returns the visible text of the frame, or '' while the frame is loading. */
  text(): Promise<string> {
    return this.#orEmpty(() => document.body?.innerText ?? '');
  }

  /**
   * Returns the text of the first element that matches `selector`, or '' if no element matches. No-break spaces are
   * returned as ordinary spaces.
   */
  textOf(selector: string): Promise<string> {
    return this.#orEmpty(
      (found) => document.querySelector(found)?.textContent?.replaceAll('\u{a0}', ' ') ?? '',
      selector,
    );
  }

  /** Waits until the frame has a main heading (`h1`) and nothing is loading. */
  async loads(): Promise<void> {
    const isLoaded = () =>
      this.run(
        (waits) => document.querySelector('h1') !== null && document.querySelector(waits) === null,
        loadingParts,
      );
    await this.waitFor('a loaded page', isLoaded);
  }

  /**
   * Waits until `isSo` returns true. Ignores errors that occur only because the page is changing.
   * @param what the condition's name in the error
   * @throws Error with the page's text if `isSo` has not returned true within a minute
   */
  async waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isSo().catch(unlessPassing))) {
      if (Date.now() > deadline) {
        throw new Error(`${what} was not there. The page shows:\n${await this.text()}`);
      }
      await wait(20);
    }
  }

  async #enter(): Promise<void> {
    await this.#driver.post('frame', { id: null });
    if (this.#selector === undefined) return;
    const query = { using: 'css selector', value: this.#selector };
    await this.#driver.post('frame', { id: await this.#driver.post('element', query) });
  }

  #execute<Value, Arguments extends Plain[]>(
    script: (...args: Arguments) => Value,
    args: Arguments,
  ): Promise<Awaited<Value>> {
    const body = { script: `return (${script}).apply(null, arguments)`, args };
    return this.#driver.post<Awaited<Value>>('execute/sync', body);
  }

  #orEmpty<Arguments extends Plain[]>(
    script: (...args: Arguments) => string,
    ...args: Arguments
  ): Promise<string> {
    return this.run(script, ...args).catch((error) => `${unlessPassing(error) || ''}`);
  }

  /** Returns the first visible and enabled element with this role and name. */
  async #find(role: Role, name: string | RegExp): Promise<ElementReference | undefined> {
    await this.#enter();
    const isExact = typeof name === 'string';
    const text = (isExact ? name : name.source).replaceAll('\u{a0}', ' ');
    // This runs in the page, because a request to the driver would hang if the page removed the element.
    const element = (await this.#execute(named, [selectors[role], text, isExact])) as unknown;
    return (element as ElementReference | null) ?? undefined;
  }
}

/**
 * Returns the first visible and enabled element that matches `selector` and `text`, or null. Runs in the page.
 * @param text the element's name, or a pattern if `isExact` is false
 */
function named(selector: string, text: string, isExact: boolean): Element | null {
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...ids.map((id) => document.getElementById(id)),
      ...((element as HTMLInputElement).labels ?? []),
    ];
    const shown = (labels.length > 0 ? labels : [element]).map((it) => it?.textContent).join(' ');
    return (element.getAttribute('aria-label') ?? shown).replace(/\s+/g, ' ').trim();
  };
  const isUsable = (element: Element) => element.checkVisibility() && !element.matches(':disabled');
  const matches = (name: string) => (isExact ? name === text : new RegExp(text).test(name));
  const found = [...document.querySelectorAll(selector)].find(
    (element) => isUsable(element) && matches(nameOf(element)),
  );
  return found ?? null;
}

/**
 * Returns true if the element and the `<iframe>` around the element do not move for one animation frame. Runs in the
 * page.
 */
async function isStill(reference: unknown): Promise<boolean> {
  const place = () => {
    const nodes = [reference as Element, window.frameElement];
    return JSON.stringify(nodes.map((node) => node?.getBoundingClientRect()));
  };
  await new Promise(requestAnimationFrame);
  const before = place();
  await new Promise(requestAnimationFrame);
  return place() === before;
}

/** Returns false for an error that occurs only while the page is changing. Throws every other error. */
function unlessPassing(error: unknown): false {
  if (error instanceof WebDriverError && passing.includes(error.code)) return false;
  throw error;
}
