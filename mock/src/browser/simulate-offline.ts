type Page = Pick<Window, 'navigator' | 'dispatchEvent'>;

/** Sets `navigator.onLine` of the page. If it changes, dispatches `offline` or `online`, as a browser does. */
export function simulateOffline(page: Page, isOffline: boolean): void {
  const { navigator } = page;
  if (Object.hasOwn(navigator, 'onLine') === isOffline) return;
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  else Reflect.deleteProperty(navigator, 'onLine');
  page.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}
