import { retryLaunch } from './app/wiring/retry-launch.ts';
import { sessionDevice } from './lib/device-storage.ts';

// The page loads this file beside the app. It keeps its name in every release, so it is there when the app's first
// script is not; for the same reason its build shares no file with the app's.

const isLoaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});

await isLoaded;
await retryLaunch({
  isLaunched: () =>
    document.documentElement.dataset.launched !== undefined &&
    // The first one belongs to the page; those of other screens come later. A missing one has no rules.
    document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet?.cssRules.length !== 0,
  session: sessionDevice,
  probe: async () => {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    if (!response.ok) throw new Error(`The page responded with ${response.status}`);
  },
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: () => location.reload(),
});
