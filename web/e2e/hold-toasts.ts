/**
 * Keeps toasts on the page until they are dismissed. `shownMs` is the time after which the app usually hides a toast.
 * Runs in the page.
 */
export function holdToasts(shownMs: number): void {
  const { setTimeout } = window;
  const start = (run: () => void, ms?: number) => (ms === shownMs ? 0 : setTimeout(run, ms));
  Object.assign(window, { setTimeout: start });
}
