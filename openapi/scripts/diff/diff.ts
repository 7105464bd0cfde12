import { join } from 'node:path';
import { reportDiff } from './report-diff.ts';

try {
  const report = await reportDiff(process.argv[2], join(import.meta.dirname, '../../..'));
  console.log(report.lines.join('\n'));
  if (report.breaking > 0) process.exitCode = 1;
  // The label "breaking" excuses only exit code 1.
  if (report.outdated) process.exitCode = 2;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
