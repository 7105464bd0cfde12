import { vi } from 'vitest';
import type { LaunchParameters } from '../src/telegram/launch-parameters.ts';
import type { Telegram } from '../src/telegram/telegram.ts';

/** A messenger that only notes what it is asked for; `pressBack` plays its back button. */
export function fakeTelegram(launch: LaunchParameters) {
  const listeners = new Set<() => void>();
  const telegram = {
    launch,
    ready: vi.fn<Telegram['ready']>(),
    haptic: vi.fn<Telegram['haptic']>(),
    openLink: vi.fn<Telegram['openLink']>(),
    openTelegramLink: vi.fn<Telegram['openTelegramLink']>(),
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
