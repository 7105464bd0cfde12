/** The page around the analytics. */
export interface AnalyticsPage {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'readyState' | 'visibilityState'>;
  readonly isOnline: () => boolean;
}

/** The page of the browser that this runs in. */
export function browserPage(): AnalyticsPage {
  return { window, document, isOnline: () => navigator.onLine };
}

/** Runs something once the page has finished loading, now if it has; the answer calls it off. */
export function onceLoaded({ window, document }: AnalyticsPage, run: () => void): () => void {
  if (document.readyState === 'complete') {
    run();
    return () => {};
  }
  window.addEventListener('load', run, { once: true });
  return () => window.removeEventListener('load', run);
}
