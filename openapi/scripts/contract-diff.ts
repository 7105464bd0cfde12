import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { redocly } from './redocly.ts';

const run = promisify(execFile);

export type ContractChange = {
  /**
   * Redocly's rating of the change. `major` means that the change breaks a client or a server of the older contract.
   */
  impact: 'major' | 'minor' | 'patch';
  /** The changed part of the contract and the change, in one line. */
  text: string;
};

type DiffReport = {
  changes: {
    path: string;
    kind: string;
    impact: ContractChange['impact'];
    property?: string;
    verdicts: { message: string }[];
  }[];
};

/**
 * Returns the text of `file`, the bundled contract, at a git ref. Throws an Error if the ref does not exist or has no
 * `file`.
 */
export async function contractAt(ref: string, repository: string, file: string): Promise<string> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: repository, maxBuffer: 2 ** 26 }).then(({ stdout }) => stdout);
  const commit = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`).catch(() => {
    throw new Error(`There is no commit "${ref}" in this repository.`);
  });
  return git('show', `${commit.trim()}:${file}`).catch(() => {
    throw new Error(`The commit "${ref}" has no contract: it has no file ${file}.`);
  });
}

/** Compares two bundled contracts, given as YAML text. Returns the changes and their impacts. */
export async function contractChanges(base: string, revision: string): Promise<ContractChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bold-diff-'));
  try {
    await writeFile(join(folder, 'base.yaml'), base);
    await writeFile(join(folder, 'revision.yaml'), revision);
    // Without the rule set diff-recommended, Redocly's comparison has no rules and finds no changes.
    await writeFile(
      join(folder, 'redocly.yaml'),
      'extends: [recommended, diff-recommended]\ntelemetry: "off"\n',
    );
    const report = join(folder, 'report.json');
    await redocly(
      [
        'diff',
        'base.yaml',
        'revision.yaml',
        '--format',
        'json',
        '--output',
        report,
        '--fail-on',
        'none',
      ],
      folder,
    );
    return (JSON.parse(await readFile(report, 'utf8')) as DiffReport).changes.map(toChange);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function toChange({ path, kind, impact, property, verdicts }: DiffReport['changes'][number]) {
  const place = path.replace(/^#\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
  const messages = verdicts.map(({ message }) => message).join(' ');
  return { impact, text: `${place}: ${messages || `${kind} ${property ?? ''}`.trim()}` };
}
