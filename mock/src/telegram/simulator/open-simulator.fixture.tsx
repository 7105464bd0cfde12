import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Simulator } from './simulator.tsx';

/** A file that the server of the tests has. The frame shows its text in place of an app. */
const emptyApp = '/mockServiceWorker.js';

const app = page.getByTitle('Bold');

/**
 * Opens the simulator in a window of 1280 × 900 pixels, around a page without an app.
 * @param query the controls, as in the simulator's URL
 * @returns `send` sends a message to Telegram as an app does, and `received` has the messages to the app
 */
export async function openSimulator(query = '') {
  const before = location.href;
  onTestFinished(async () => {
    history.replaceState(null, '', before);
    await page.viewport(390, 844);
  });
  await page.viewport(1280, 900);
  history.replaceState(null, '', `?${query}`);
  await render(<Simulator home={emptyApp} />);
  await appIsLoaded();
  const received: unknown[] = [];
  appWindow().addEventListener('message', ({ data }) => {
    // Telegram's messages are texts. The simulator also hands the mock its stored transfers, as objects.
    if (typeof data === 'string') received.push(JSON.parse(data));
  });
  return { send, received };
}

/** Waits until the app's frame has loaded. */
export async function appIsLoaded(): Promise<void> {
  await expect.element(app).toBeInTheDocument();
  const loader = page.getByRole('status', { name: 'Opening the app' });
  await expect.element(loader).not.toBeInTheDocument();
}

/** Returns the window of the app's frame. */
export function appWindow(): Window {
  const { contentWindow } = app.element() as HTMLIFrameElement;
  if (!contentWindow) throw new Error('The app’s frame is not in the page.');
  return contentWindow;
}

/** Sends a message to Telegram, by default from the app's window. */
function send(eventType: string, eventData: object = {}, source: Window = appWindow()): void {
  const data = JSON.stringify({ eventType, eventData });
  dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source }));
}
