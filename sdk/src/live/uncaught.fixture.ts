import { onTestFinished, vi } from 'vitest';

/**
 * Collects the uncaught errors of a test, which would otherwise fail the run. Returns a list with one function for each
 * error; the function throws the error.
 */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
