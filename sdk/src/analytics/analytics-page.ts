/** The parts of a page that analytics listens to. */
export type AnalyticsPage = {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'readyState' | 'visibilityState'>;
  readonly isOnline: () => boolean;
};

export function browserPage(): AnalyticsPage {
  return { window, document, isOnline: () => navigator.onLine };
}

/**
 * Calls `run` when the page has loaded, or immediately if it has already loaded.
 * @returns A function that cancels the call.
 */
export function onceLoaded({ window, document }: AnalyticsPage, run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => {};
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
