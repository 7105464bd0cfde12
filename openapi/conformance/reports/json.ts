import type { Result } from '../check.ts';
import type { Target } from '../target.ts';
import { summarize } from './coverage-report.ts';
import { profilesOf } from './profiles.ts';

export function jsonReport(results: Result[], target: Target): string {
  const report = {
    seed: target.seed,
    api: target.addresses.api,
    results,
    profiles: profilesOf(target, results),
    coverage: summarize(target),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
