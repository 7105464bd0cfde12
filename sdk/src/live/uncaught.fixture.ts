import { onTestFinished, vi } from 'vitest';

/**
 * Collects errors that the test reports as uncaught, instead of letting them fail the run. Each element of the returned
 * list throws its error.
 */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
