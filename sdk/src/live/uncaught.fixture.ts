import { onTestFinished, vi } from 'vitest';

/** Returns an array to which each later call of `reportUncaught` in the test adds a function that throws the error. */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
