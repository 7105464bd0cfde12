import type { ScenarioState } from '@bold/mock/panel';
import { findScenario } from '@bold/mock/scenarios';
import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';

/**
 * Prepares `localStorage`, the clipboard and `window.parent` for a scenario state.
 * @param isNew true if the mock has new data. In this case, the `bold.` keys of `localStorage` are deleted.
 */
export function prepareDevice({ scenario, person }: ScenarioState, isNew: boolean): void {
  const opening = findScenario(scenario).opening ?? {};
  const { isWelcomed = true, isClipboardClosed = false, isTelegramMissing = false } = opening;
  if (isNew) {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('bold.')) localStorage.removeItem(key);
    }
  }
  if (isWelcomed) welcomeFlag(localDevice, findPerson(person).user.id).set();
  closeClipboard(isClipboardClosed);
  hideTelegram(isTelegramMissing);
}

/** Restores the real clipboard and the real `window.parent`. */
export function restoreDevice(): void {
  closeClipboard(false);
  hideTelegram(false);
}

const around = Object.getOwnPropertyDescriptor(window, 'parent') ?? {};

/** Sets `window.parent` to the page's own window if `isHidden` is true, otherwise to the real parent window. */
function hideTelegram(isHidden: boolean): void {
  const nothing = { configurable: true, value: window };
  Object.defineProperty(window, 'parent', isHidden ? nothing : around);
}

/** Makes copying fail if `isClosed` is true, otherwise restores `navigator.clipboard` and `document.execCommand`. */
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
