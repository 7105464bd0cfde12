/** The links of the page whose style sheets could not be loaded. */
const lost = new Set<HTMLLinkElement>();
let loading: Promise<unknown> = Promise.resolve();

// In the capture phase, because this event does not bubble.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  { capture: true },
);

/**
 * Loads again the style sheets that could not be loaded. Must be called before each import of a page: Vite never loads
 * a style sheet again, and would show the page without it.
 */
export function loadLostStyles(): Promise<unknown> {
  // Another page may be loading them at the moment.
  loading = loading.catch(() => {}).then(() => Promise.all([...lost].map(loadAgain)));
  return loading;
}

function loadAgain(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement;
    next.onload = resolve;
    next.onerror = () => {
      reject(new Error(`Unable to load ${next.href}`));
      // After a release the page must be reloaded, as after a failed import.
      dispatchEvent(new Event('vite:preloadError'));
    };
    lost.delete(link);
    link.replaceWith(next);
  });
}
