import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Controls } from '../faults/faults.ts';
import { createMock } from '../mock.ts';
import { depositAddress } from '../world/deposit-address.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { createInvoice } from './create-invoice.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends the TON transfer of an invoice for 1 100 taps. The chain confirms the transfer after a minute. */
function startTransfer(controls: Partial<Controls> = { chainDelayMs: 60_000 }) {
  const onChange = vi.fn();
  const mock = createMock({}, onChange);
  mock.control(controls);
  const player = findOrCreatePlayer(mock.world, { id: 77, first_name: 'Payer' }, null, 0);
  const purchase = { currency: 'TON', price: 3, points: 1_000, taps: 1_100 } as const;
  createInvoice({ world: mock.world, player, now: mock.now() }, purchase);
  const comment = mock.world.payments[0]?.id ?? '';
  onChange.mockClear();
  mock.transfer({ destination: depositAddress, amount: '3000000000', comment });
  return { mock, onChange };
}

const tapsIn = ({ world }: ReturnType<typeof createMock>) => world.players.at(-1)?.availableTaps;

test.each([0, 2, -2])(
  '[PAY-02] on a slow chain a transfer pays after the minute, and not before, if the clock of the backend is %i days ahead',
  async (days) => {
    const { mock, onChange } = startTransfer({
      chainDelayMs: 60_000,
      clockOffsetMs: days * 86_400_000,
    });
    expect(onChange).toHaveBeenCalledOnce();

    await vi.advanceTimersByTimeAsync(59_999);
    expect(tapsIn(mock)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);

    expect(tapsIn(mock)).toBe(1_100);
    expect(mock.world.slowTransfers).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

test('a transfer that an imported world waits for arrives at its own time', async () => {
  const { mock } = startTransfer();
  await vi.advanceTimersByTimeAsync(40_000);
  const stored = mock.export();
  mock.reset();

  const reloaded = createMock();
  reloaded.import(stored);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(tapsIn(reloaded)).toBe(0);
  await vi.advanceTimersByTimeAsync(1);

  expect(tapsIn(reloaded)).toBe(1_100);
});

test('a transfer arrives after a reload, also if the clock of the backend is a day ahead', async () => {
  const controls = { chainDelayMs: 60_000, clockOffsetMs: 86_400_000 };
  const { mock } = startTransfer(controls);
  const stored = mock.export();
  mock.reset();

  const reloaded = createMock();
  reloaded.import(stored);
  reloaded.control(controls);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(tapsIn(reloaded)).toBe(1_100);
});

test('a transfer arrives in both tabs that share a world, although the other tab has changed the world meanwhile', async () => {
  const { mock } = startTransfer();
  const other = createMock();
  other.follow(mock.export());
  mock.follow(other.export());
  await vi.advanceTimersByTimeAsync(60_000);

  expect([mock, other].map(tapsIn)).toEqual([1_100, 1_100]);
});

test('a transfer of a world that was reset pays nothing in the new one', async () => {
  const { mock } = startTransfer();
  mock.reset();

  await vi.advanceTimersByTimeAsync(60_000);

  expect(mock.world.payments).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a transfer does not pay in an imported world that was exported before it', async () => {
  const { mock } = startTransfer();
  const { world, ...file } = JSON.parse(mock.export());
  mock.import(JSON.stringify({ ...file, world: { ...world, slowTransfers: [] } }));

  await vi.advanceTimersByTimeAsync(60_000);

  expect(mock.world.payments).toMatchObject([{ status: 'pending' }]);
});

test('a transfer that was confirmed in time pays, although its invoice has expired when the world is read again', async () => {
  const { mock } = startTransfer();
  const stored = mock.export();
  mock.reset();
  await vi.advanceTimersByTimeAsync(3 * 86_400_000);

  const reloaded = createMock();
  reloaded.import(stored);
  await vi.advanceTimersByTimeAsync(1);

  expect(reloaded.world.payments).toMatchObject([{ status: 'paid' }]);
  expect(tapsIn(reloaded)).toBe(1_100);
});
