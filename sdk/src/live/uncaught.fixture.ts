import { onTestFinished, vi } from 'vitest';

/**
 * Collects errors that the test reports as uncaught, so that the errors do not fail the run. Each function in the
 * returned list throws its error.
 */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
