import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useWalletLinks } from './use-wallet-links.ts';

/** Waits for links from the bridge on port 8092. `open` sends the app's request to open a link from a window. */
async function waitForLinks() {
  vi.stubGlobal(
    'EventSource',
    class {
      close() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const load = vi.fn(() => new Promise<never>(() => {}));
  const frame = createRef<HTMLIFrameElement>();
  frame.current = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.current?.remove());
  await renderHook(() => useWalletLinks(load, 'dewey', '8092', frame));
  const open = (url: string, source: Window | null | undefined) => {
    const data = JSON.stringify({ eventType: 'web_app_open_link', eventData: { url } });
    dispatchEvent(new MessageEvent('message', { data, source: source ?? null }));
  };
  return { load, open, app: frame.current.contentWindow };
}

test('the wallet opens the links of its own bridge only', async () => {
  const { load, open, app } = await waitForLinks();

  open('https://elsewhere.example/connect?v=2', app);
  open('http://127.0.0.1:80/connect?v=2', app);
  expect(load).not.toHaveBeenCalled();
  open('http://127.0.0.1:8092/connect?v=2', app);

  expect(load).toHaveBeenCalledOnce();
});

test('the wallet opens the links of the app only', async () => {
  const { load, open } = await waitForLinks();

  open('http://127.0.0.1:8092/connect?v=2', window);

  expect(load).not.toHaveBeenCalled();
});
