import { type Setting, scenarios } from '@bold/mock/panel';
import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';

/**
 * Makes the device what the setting needs: in a new world it has forgotten everything of the old one
 * (unheard taps above all), and its clipboard can be closed.
 */
export function prepareDevice({ scenario, person }: Setting, isNew: boolean): void {
  const { isWelcomed = true, isClipboardClosed = false } = scenarios[scenario].opening ?? {};
  if (isNew) {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('bold.')) localStorage.removeItem(key);
    }
  }
  if (isWelcomed) welcomeFlag(localDevice, findPerson(person).user.id).set();
  closeClipboard(isClipboardClosed);
}

/** Closes both ways to the clipboard, or gives the browser's own back. */
function closeClipboard(isClosed: boolean): void {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  if (!isClosed) return;
  const refuse = () => Promise.reject(new DOMException('Closed', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: refuse },
  });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
}
