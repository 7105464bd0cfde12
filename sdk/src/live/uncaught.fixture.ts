import { onTestFinished, vi } from 'vitest';

/** Collects the errors of `reportUncaught` in a test. Each returned function throws one of them. */
export function collectUncaught(): (() => void)[] {
  const reports: (() => void)[] = [];
  vi.stubGlobal('queueMicrotask', (report: () => void) => reports.push(report));
  onTestFinished(() => void vi.unstubAllGlobals());
  return reports;
}
