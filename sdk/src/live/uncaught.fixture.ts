import { onTestFinished, vi } from 'vitest';

/**
 * Returns an array that grows during the test: each call of `reportUncaught` adds a function that throws the reported
 * error.
 */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
