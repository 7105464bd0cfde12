/** Lets toasts last until they are dismissed. Runs in the page; `shownMs` is the time for which it shows a toast. */
export function holdToasts(shownMs: number): void {
  const { setTimeout } = window;
  const start = (run: () => void, ms?: number) => (ms === shownMs ? 0 : setTimeout(run, ms));
  Object.assign(window, { setTimeout: start });
}
