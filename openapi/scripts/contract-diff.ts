import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { OpenApiDocument } from './document.ts';
import { extensionChanges } from './extension-changes.ts';
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

/**
 * Compares two bundled contracts, given as YAML text: operations, live messages and extensions. Returns the changes and
 * their impacts.
 */
export async function contractChanges(base: string, revision: string): Promise<ContractChange[]> {
  const [older, newer]: [OpenApiDocument, OpenApiDocument] = [parse(base), parse(revision)];
  const folder = await mkdtemp(join(tmpdir(), 'bold-diff-'));
  try {
    await writeFile(join(folder, 'base.json'), JSON.stringify(withLiveMessages(older)));
    await writeFile(join(folder, 'revision.json'), JSON.stringify(withLiveMessages(newer)));
    // Without the rule set diff-recommended, Redocly's comparison has no rules and finds no changes.
    await writeFile(
      join(folder, 'redocly.yaml'),
      'extends: [recommended, diff-recommended]\ntelemetry: "off"\n',
    );
    const report = join(folder, 'report.json');
    await redocly(
      [
        'diff',
        'base.json',
        'revision.json',
        '--format',
        'json',
        '--output',
        report,
        '--fail-on',
        'none',
      ],
      folder,
    );
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as DiffReport;
    return [...changes.map(toChange), ...extensionChanges(older, newer)];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Returns the contract with one more operation, because Redocly compares only schemas that an operation uses. The body
 * and the response of this operation are the messages of the live connection, if the contract has such messages.
 */
function withLiveMessages(document: OpenApiDocument): OpenApiDocument {
  if (!document.components?.schemas?.TapsMessage) return document;
  const contentOf = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  });
  const live = {
    operationId: 'live',
    requestBody: { required: true, content: contentOf('TapsMessage') },
    responses: { '101': { description: 'Live', content: contentOf('LiveServerMessage') } },
  };
  return { ...document, paths: { ...document.paths, '/live': { post: live } } };
}

function toChange({ path, kind, impact, property, verdicts }: DiffReport['changes'][number]) {
  const place = path.replace(/^#\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
  const messages = verdicts.map(({ message }) => message).join(' ');
  return { impact, text: `${place}: ${messages || `${kind} ${property ?? ''}`.trim()}` };
}
