import { receive } from './host.ts';
import type { HostDevice, HostState } from './host-state.ts';
import { openHost } from './open-host.ts';

const noInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Returns Telegram's state at a launch on iOS with Bot API 9.1. `device` replaces fields of this default device. */
export function testHost(device: Partial<HostDevice> = {}): HostState {
  return openHost({
    platform: 'ios',
    version: '9.1',
    theme: 'light',
    opening: 'button',
    safeArea: noInsets,
    contentSafeArea: noInsets,
    ...device,
  });
}

export function receiveMessage(state: HostState, eventType: string, eventData?: unknown) {
  return receive(state, { eventType, eventData });
}
