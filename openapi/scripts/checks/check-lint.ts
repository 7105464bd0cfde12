import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractFolder } from '../build-bundle.ts';
import { redocly } from '../redocly.ts';

type LintReport = {
  problems: {
    message: string;
    ruleId: string;
    ignored?: boolean;
    location: { pointer?: string; source: { ref: string } }[];
  }[];
};

const configuration = ['redocly.yaml', '.redocly.lint-ignore.yaml'];

const linted = [
  'openapi.yaml',
  'openapi-3.0.yaml',
  'analytics.openapi.yaml',
  'workflows.arazzo.yaml',
];

/**
 * Lints the OpenAPI and Arazzo files of `dist/` with Redocly's recommended rules. Warnings count as violations.
 * @param files the texts by file name
 * @returns An error message per violation.
 */
export async function lintTexts(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-lint-'));
  try {
    for (const name of configuration)
      await copyFile(join(contractFolder, name), join(folder, name));
    const faults: string[] = [];
    for (const name of linted) {
      const file = join(folder, 'dist', name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, files[name] ?? '');
      faults.push(...(await checkLint(`dist/${name}`, folder)));
    }
    return faults;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Lints a file of a folder with Redocly's recommended rules. Warnings count as violations.
 * @returns An error message per violation.
 */
export async function checkLint(file: string, folder = contractFolder): Promise<string[]> {
  const output = await redocly(['lint', file, '--format', 'json'], folder).catch(
    (error: { stdout?: string; message: string }) => error.stdout ?? error.message,
  );
  const report = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  return (JSON.parse(report) as LintReport).problems
    .filter(({ ignored }) => !ignored)
    .map(({ message, ruleId, location: [place] }) => {
      return `openapi/${file} ${place?.pointer ?? ''}: ${message} (${ruleId})`;
    });
}
