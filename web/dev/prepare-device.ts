import type { ScenarioState } from '@bold/mock/panel';
import { findScenario } from '@bold/mock/scenarios';
import { findPerson } from '@bold/mock/telegram';
import { welcomeFlag } from '../src/features/onboarding/welcome-flag.ts';
import { localDevice } from '../src/lib/device-storage.ts';

/**
 * Prepares the storage, the clipboard and Telegram's frame for a scenario state. For a new world, deletes the `bold.`
 * keys of `localStorage`.
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

/** Restores the clipboard and Telegram's frame, which scenarios may have changed. */
export function restoreDevice(): void {
  closeClipboard(false);
  hideTelegram(false);
}

const around = Object.getOwnPropertyDescriptor(window, 'parent') ?? {};

/** Hides Telegram's frame from the page, or restores it. */
function hideTelegram(isHidden: boolean): void {
  const nothing = { configurable: true, value: window };
  Object.defineProperty(window, 'parent', isHidden ? nothing : around);
}

/** Blocks both clipboard APIs, or restores the APIs of the browser. */
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
