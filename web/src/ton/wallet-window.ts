/** TON Connect's windows, by the selectors that its documentation lists. */
const windows = '[data-tc-wallets-modal-container], [data-tc-actions-modal-container]';

/** Returns the window of TON Connect that is open, or null. */
export function findWindow(): Element | null {
  return document.querySelector(windows);
}

/** Closes the window of TON Connect, as Escape does. Returns false if none is open. */
export function closeWindow(): boolean {
  if (!findWindow()) return false;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return true;
}
