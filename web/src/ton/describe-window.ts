import type { Language } from '@bold/sdk/game';
import { walletWindowText } from './wallet-window-text.ts';

/**
 * How the paths of TON Connect's icons start: nothing else tells its icon buttons apart. A button with another icon
 * stays without a name, which is better than a wrong one.
 */
const icons = [
  ['M2.71966', 'close'],
  ['M10.2122', 'back'],
  ['M5.56608', 'help'],
  ['M1 4.12695', 'qrCode'],
  // The corner of every QR code.
  ['M0,0l', 'copy'],
] as const;

/** Makes a window of TON Connect a dialog, and names its buttons that have no text. */
export function describeWindow(element: Element, language: Language): void {
  const names = walletWindowText[language];
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  element.setAttribute('aria-label', names.window);
  for (const [start, name] of icons) {
    for (const icon of element.querySelectorAll(`button path[d^="${start}"]`)) {
      const button = icon.closest('button');
      if (button?.textContent === '') button.setAttribute('aria-label', names[name]);
    }
  }
}
