import { allChecks } from '../all-checks.ts';
import type { Result } from '../check.ts';
import type { Target } from '../target.ts';
import { summarize } from './coverage-report.ts';
import { profileResults } from './profiles.ts';

export function jsonReport(results: Result[], target: Target): string {
  const report = {
    seed: target.seed,
    api: target.addresses.api,
    results,
    profiles: profileResults(target.documents, allChecks(target.documents), results),
    coverage: summarize(target),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
