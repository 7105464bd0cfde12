import { Socket } from 'node:net';
import type { IStorage, SendTransactionRequest } from '@tonconnect/sdk';
import { onTestFinished, vi } from 'vitest';
import { newYear, purchase } from '../ton.fixture.ts';

export function deviceStorage(): IStorage {
  const stored = new Map<string, string>();
  return {
    getItem: async (key) => stored.get(key) ?? null,
    setItem: async (key, value) => void stored.set(key, value),
    removeItem: async (key) => void stored.delete(key),
  };
}

/** Returns an app's request to pay the shop, valid for five minutes. */
export function payment(comment: string): SendTransactionRequest {
  return { validUntil: newYear / 1000 + 300, network: '-239', messages: [purchase(comment)] };
}

/** Silences the SDK's log and sets the date to 2026-01-01 until the end of the test. Timers keep running. */
export function silenceSdk(): void {
  for (const level of ['debug', 'error'] as const) {
    const log = vi.spyOn(console, level).mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
  }
  vi.useFakeTimers({ toFake: ['Date'], now: newYear });
  onTestFinished(() => void vi.useRealTimers());
}

/** Records the host of every connection until the end of the test. Returns a function that returns the hosts. */
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
