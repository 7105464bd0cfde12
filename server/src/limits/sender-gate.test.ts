import { expect, test } from 'vitest';
import { SenderGate } from './sender-gate.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('each sender has its own burst, and then a limit per second', () => {
  const gate = new SenderGate(0.5, 2);
  const passes = (sender: string, seconds: number) => gate.mayPass(sender, at(seconds));
  expect([passes('a', 0), passes('a', 0), passes('a', 0)]).toEqual([true, true, false]);
  expect(passes('b', 0)).toBe(true);
  expect([passes('a', 1), passes('a', 2)]).toEqual([false, true]);
});
