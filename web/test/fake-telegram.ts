import { vi } from 'vitest';
import type {
  InvoiceObstacle,
  InvoiceSheet,
  InvoiceStatus,
} from '../src/telegram/invoice-sheet.ts';
import type { LaunchParameters } from '../src/telegram/launch-parameters.ts';
import type { Telegram } from '../src/telegram/telegram.ts';

/**
 * Returns a fake pay sheet. When a test calls `closes(status)`, the promise of the last call of `open` resolves with
 * `status`.
 */
function fakeInvoices() {
  let close: (status: InvoiceStatus) => void = () => {};
  const sheet = {
    // A test sets this to refuse new invoices.
    blockedBy: undefined as InvoiceObstacle | undefined,
    obstacle: () => sheet.blockedBy,
    open: vi.fn<InvoiceSheet['open']>(
      () =>
        new Promise((resolve) => {
          close = resolve;
        }),
    ),
    closes: (status: InvoiceStatus) => close(status),
  };
  return sheet;
}

/** Returns a fake Telegram that records the app's calls. */
export function fakeTelegram(launch: LaunchParameters) {
  const buttons = { back: new Set<() => void>(), settings: new Set<() => void>() };
  const listenTo = (button: keyof typeof buttons) => (listener: () => void) => {
    buttons[button].add(listener);
    return () => buttons[button].delete(listener);
  };
  let intercept = () => false;
  const press = (button: keyof typeof buttons) => () => {
    if (button === 'back' && intercept()) return;
    for (const listener of buttons[button]) listener();
  };
  const visibilityListeners = new Set<(isVisible: boolean) => void>();
  let confirmations = 0;
  const telegram = {
    launch,
    ready: vi.fn<Telegram['ready']>(),
    haptic: vi.fn<Telegram['haptic']>(),
    openLink: vi.fn<Telegram['openLink']>(),
    openTelegramLink: vi.fn<Telegram['openTelegramLink']>(() => true),
    sendPrepared: undefined as Telegram['sendPrepared'],
    invoices: fakeInvoices(),
    paint: vi.fn<Telegram['paint']>(),
    close: vi.fn<Telegram['close']>(),
    fullScreen: undefined,
    confirmClosing() {
      confirmations += 1;
      return () => {
        confirmations -= 1;
      };
    },
    onVisibility(listener: (isVisible: boolean) => void) {
      visibilityListeners.add(listener);
      return () => visibilityListeners.delete(listener);
    },
    onBack: listenTo('back'),
    interceptBack(handle: () => boolean) {
      intercept = handle;
    },
    onSettings: listenTo('settings'),
  } satisfies Telegram;
  return {
    ...telegram,
    pressBack: press('back'),
    pressSettings: press('settings'),
    show(isVisible: boolean) {
      for (const listener of visibilityListeners) listener(isVisible);
    },
    hasBack: () => buttons.back.size > 0,
    confirmsClosing: () => confirmations > 0,
  };
}
