import { retryLaunch } from './app/wiring/retry-launch.ts';

// The page loads this file beside the app. It keeps its name in every release, so it is there when the app's first
// script is not; for the same reason it must not share code with the app.

const storageKey = 'bold.failedLaunches';
const isLoaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});

/** Returns the result of `act`; undefined if a web view forbids the access to its storage. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

await isLoaded;
await retryLaunch({
  isLaunched: () =>
    document.documentElement.dataset.launched !== undefined &&
    // The first one belongs to the page; those of other screens come later. A missing one has no rules.
    document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet?.cssRules.length !== 0,
  failures: {
    // Without a storage every wait is the longest one.
    read: () => attempt(() => Number(sessionStorage.getItem(storageKey))) ?? Infinity,
    write: (count) => attempt(() => sessionStorage.setItem(storageKey, String(count))),
  },
  probe: async () => {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) throw new Error(`The page responded with ${response.status}`);
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: () => location.reload(),
});
