import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
 * @param files The texts by file name
 * @returns An error message per violation.
 */
export async function lintTexts(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-lint-'));
  try {
    for (const name of configuration)
      await copyFile(join(contractFolder, name), join(folder, name));
    await mkdir(join(folder, 'dist'));
    for (const name of linted) await writeFile(join(folder, 'dist', name), files[name] ?? '');
    return await checkLint(
      linted.map((name) => `dist/${name}`),
      folder,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Lints files of a folder with Redocly's recommended rules. Warnings count as violations.
 * @returns An error message per violation.
 * @throws An Error with Redocly's output if a file was not linted.
 */
export async function checkLint(
  files: readonly string[],
  folder = contractFolder,
): Promise<string[]> {
  const output = await redocly(['lint', ...files, '--format', 'json'], folder).catch(
    (error: { stdout?: string; message: string }) => error.stdout || error.message,
  );
  // Redocly prints one JSON object per file, without a separator.
  const reports = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  const read: LintReport[] = JSON.parse(`[${reports.replaceAll(/^\}\{$/gm, '},{')}]`);
  if (read.length !== files.length) throw new Error(`Redocly has not linted every file: ${output}`);
  return read
    .flatMap(({ problems }) => problems)
    .filter(({ ignored }) => !ignored)
    .map(({ message, ruleId, location: [place] }) => {
      const at = `openapi/${place?.source.ref} ${place?.pointer ?? ''}`;
      return `${at}: ${message} (${ruleId})`;
    });
}
