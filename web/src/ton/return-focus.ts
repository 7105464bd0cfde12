import type { Language } from '@bold/sdk/game';
import { describeWindow } from './describe-window.ts';
import { findWindow } from './wallet-window.ts';

/**
 * Runs `work`, which may open TON Connect's windows: each has the focus until it closes. Then moves the focus back to
 * the element that had it before, or to the page's title if that element is disabled or gone.
 * @param language the language of the names that the windows' parts get
 */
export async function returnFocus<T>(work: () => Promise<T>, language: Language): Promise<T> {
  const before = document.activeElement;
  const app = before?.closest('body > *');
  const free = focusWindows(app, language);
  try {
    return await work();
  } finally {
    free();
    for (const element of [before, app?.querySelector('h1')]) {
      if (isLost() && element instanceof HTMLElement) element.focus({ preventScroll: true });
    }
  }
}

/**
 * Keeps the focus in a window of TON Connect while one is open, and makes `app` inert meanwhile. Returns a function
 * that stops this.
 */
function focusWindows(app: Element | null | undefined, language: Language): () => void {
  const changes = new MutationObserver(() => {
    const opened = findWindow();
    if (opened) describeWindow(opened, language);
    app?.toggleAttribute('inert', opened !== null);
    // In Telegram Web the app is a frame, and `focus` would take the focus from the page around it.
    if (!opened || opened.contains(document.activeElement) || !document.hasFocus()) return;
    opened.querySelector('button')?.focus();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    app?.removeAttribute('inert');
  };
}

/**
 * Returns true if no element of the app has the focus. While a window of TON Connect closes, this window may still have
 * the focus.
 */
function isLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('#tc-widget-root') !== null;
}
