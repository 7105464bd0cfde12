import { type ScenarioState, scenarios } from '@bold/mock/panel';
import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';

/**
 * Makes the device what the setting needs: in a new world it has forgotten everything of the old one
 * (unheard taps above all); its clipboard can be closed, and the messenger around it gone.
 */
export function prepareDevice({ scenario, person }: ScenarioState, isNew: boolean): void {
  const opening = scenarios[scenario].opening ?? {};
  const { isWelcomed = true, isClipboardClosed = false, isTelegramMissing = false } = opening;
  if (isNew) {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('bold.')) localStorage.removeItem(key);
    }
  }
  if (isWelcomed) welcomeFlag(localDevice, findPerson(person).user.id).set();
  closeClipboard(isClipboardClosed);
  hideMessenger(isTelegramMissing);
}

/** Gives the browser back what settings took from it. */
export function restoreDevice(): void {
  closeClipboard(false);
  hideMessenger(false);
}

const around = Object.getOwnPropertyDescriptor(window, 'parent') ?? {};

/** Makes the page one with nothing around it, or gives it back what there is. */
function hideMessenger(isHidden: boolean): void {
  const nothing = { configurable: true, value: window };
  Object.defineProperty(window, 'parent', isHidden ? nothing : around);
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
