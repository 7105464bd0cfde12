import { Socket } from 'node:net';
import type { IStorage, SendTransactionRequest } from '@tonconnect/sdk';
import { onTestFinished, vi } from 'vitest';
import { newYear, purchase } from '../ton.fixture.ts';

/** Storage for TON Connect's SDK, as on an app's device. */
export function deviceStorage(): IStorage {
  const stored = new Map<string, string>();
  return {
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
    removeItem: async (key) => void stored.delete(key),
  };
}

/** The app's request to pay the shop, good for five minutes. */
export function payment(comment: string): SendTransactionRequest {
  return { validUntil: newYear / 1000 + 300, network: '-239', messages: [purchase(comment)] };
}

/** Until the test ends the SDK reads the New Year from the clock (timers go on) and prints nothing. */
export function tameSdk(): void {
  for (const level of ['debug', 'error'] as const) {
    const log = vi.spyOn(console, level).mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
  }
  vi.useFakeTimers({ toFake: ['Date'], now: newYear });
  onTestFinished(() => void vi.useRealTimers());
}

/** The host of every connection that this process opens from now on, until the test ends. */
export function watchConnections(): () => string[] {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  onTestFinished(() => connect.mockRestore());
  return () =>
    connect.mock.calls
      .flat(2)
      .map(hostOf)
      .filter((host) => host !== undefined);
}

function hostOf(argument: unknown): string | undefined {
  if (typeof argument !== 'object' || argument === null || !('port' in argument)) return undefined;
  return 'host' in argument ? String(argument.host) : 'localhost';
}
