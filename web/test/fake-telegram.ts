import { vi } from 'vitest';
import type {
  InvoiceObstacle,
  InvoiceSheet,
  InvoiceStatus,
} from '../src/telegram/invoice-sheet.ts';
import type { LaunchParameters } from '../src/telegram/launch-parameters.ts';
import type { Telegram } from '../src/telegram/telegram.ts';

/** A pay sheet: `closes` says how the open invoice is left, `blockedBy` what stands in its way. */
function fakeInvoices() {
  let close: (status: InvoiceStatus) => void = () => {};
  const sheet = {
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

/**
 * A messenger that only notes what it is asked for; `pressBack` plays its back button, `invoices` its
 * pay sheet.
 */
export function fakeTelegram(launch: LaunchParameters) {
  const listeners = new Set<() => void>();
  const telegram = {
    launch,
    ready: vi.fn<Telegram['ready']>(),
    haptic: vi.fn<Telegram['haptic']>(),
    openLink: vi.fn<Telegram['openLink']>(),
    openTelegramLink: vi.fn<Telegram['openTelegramLink']>(() => true),
    invoices: fakeInvoices(),
    paint: vi.fn<Telegram['paint']>(),
    close: vi.fn<Telegram['close']>(),
    onBack(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } satisfies Telegram;
  const pressBack = () => {
    for (const listener of listeners) listener();
  };
  return { ...telegram, pressBack, hasBack: () => listeners.size > 0 };
}
