import { join } from 'node:path';
import { redocly } from '../redocly.ts';

const room = join(import.meta.dirname, '../..');

interface LintReport {
  problems: {
    message: string;
    ruleId: string;
    ignored?: boolean;
    location: { pointer?: string; source: { ref: string } }[];
  }[];
}

/** Redocly's recommended rules over a file of this room, warnings counted as faults. */
export async function checkLint(file: string): Promise<string[]> {
  const output = await redocly(['lint', file, '--format', 'json'], room).catch(
    (error: { stdout?: string; message: string }) => error.stdout ?? error.message,
  );
  const report = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  return (JSON.parse(report) as LintReport).problems
    .filter(({ ignored }) => !ignored)
    .map(({ message, ruleId, location: [place] }) => {
      return `openapi/${file} ${place?.pointer ?? ''}: ${message} (${ruleId})`;
    });
}
