import { hear } from './host.ts';
import type { HostDevice, HostState } from './host-state.ts';
import { openHost } from './open-host.ts';

const noInsets = { top: 0, right: 0, bottom: 0, left: 0 };

/** A messenger that has just opened the app, on a phone of today unless `device` says otherwise. */
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

/** The messenger after it heard `eventType` with `eventData`. */
export function heard(state: HostState, eventType: string, eventData?: unknown) {
  return hear(state, { eventType, eventData });
}
