import { onTestFinished, vi } from 'vitest';

/**
 * Collects the uncaught errors of a test, which would otherwise fail the run. Returns a list of functions, each of
 * which throws one of the errors.
 */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
