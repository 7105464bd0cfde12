import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import type { LiveDocument, OpenApiDocument, Schema } from '../document.ts';
import { redocly } from '../redocly.ts';
import { schemaOrNull } from '../schema-or-null.ts';
import { upgradeOperation, withBesideOperations } from './beside-operations.ts';
import { extensionChanges } from './extension-changes.ts';
import { type OlderProfiles, operationChanges } from './operation-changes.ts';
import { gainsNames, serverBreak } from './server-changes.ts';

const run = promisify(execFile);

export type ContractChange = {
  /** The rating of the change. A `major` change breaks a client or a server of the older contract. */
  impact: 'major' | 'minor' | 'patch';
  /** The changed part of the contract and the change, in one line. */
  text: string;
};

/** A change in Redocly's report, which rates it for clients. */
export type Difference = {
  /** The JSON pointer to the changed part. */
  path: string;
  kind: 'added' | 'removed' | 'modified';
  impact: ContractChange['impact'];
  property?: string;
  base?: { value?: unknown };
  revision?: { value?: unknown };
  verdicts: { message: string }[];
};

/** Returns the text of `file` at a git ref. Throws an Error if the ref does not exist or has no such file. */
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
 * Compares two bundled contracts, given as YAML. Ignores keywords that no program depends on, such as `description`.
 * @param profiles The profiles that servers of `base` have. Without them, changes are rated for clients alone.
 */
export async function contractChanges(
  base: string,
  revision: string,
  profiles?: OlderProfiles,
): Promise<ContractChange[]> {
  const [older, newer] = [toOpenApi(base), toOpenApi(revision)];
  const folder = await mkdtemp(join(tmpdir(), 'bold-diff-'));
  try {
    await writeFile(join(folder, 'base.json'), textOf(older));
    await writeFile(join(folder, 'revision.json'), textOf(newer));
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
    const { changes } = JSON.parse(await readFile(report, 'utf8')) as { changes: Difference[] };
    const exchanged = changes
      .filter(isExchanged)
      .map((one) => toChange(one, profiles && serverBreak(one)));
    return [
      ...exchanged,
      ...operationChanges(older, newer, profiles),
      ...extensionChanges(older, newer),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the document that Redocly compares, as JSON. */
const textOf = (document: OpenApiDocument) =>
  JSON.stringify(withNullTypes(document, withBesideOperations(document)));

/**
 * Replaces each schema `anyOf: [X, null]` by a copy of X whose `type` contains null. This prevents wrong ratings,
 * because Redocly rates every removed `anyOf` of a response as `major`.
 */
function withNullTypes(document: OpenApiDocument, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withNullTypes(document, one));
  if (typeof value !== 'object' || value === null) return value;
  const copied = schemaOrNull(document, value as Schema);
  // A schema may contain itself.
  if (typeof copied?.type === 'string') return { ...copied, type: [copied.type, 'null'] };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withNullTypes(document, part)]),
  );
}

/** The keywords that no program depends on. */
const texts = ['title', 'summary', 'description', 'example', 'examples', '$comment'];

/** Matches the JSON pointer to examples or to one of them, but not to a field or header with this name. */
const examplesPlace = /(?<!\/(properties|headers))\/examples(\/|$)/;

/** Parses a YAML document. If it is an AsyncAPI document, `upgradeOperation` converts it to OpenAPI. */
function toOpenApi(text: string): OpenApiDocument {
  const document = parse(text) as OpenApiDocument | LiveDocument;
  return isLive(document) ? upgradeOperation(document) : document;
}

const isLive = (document: OpenApiDocument | LiveDocument): document is LiveDocument =>
  'asyncapi' in document;

/** Matches the JSON pointer to one entry in the list of the server's live messages. */
const liveMessage = /^#\/paths\/~1live messages\/post\/responses\/200\/.*\/schema\/oneOf\/\d+$/;

/** Matches the JSON pointer to a path, or to one operation of a path. */
const operationPlace = /^#\/paths\/[^/]+(\/[a-z]+)?$/;

/**
 * Returns true if a change affects what clients and servers exchange. Returns false for examples, keywords in `texts`
 * and sets in another order, and for what other functions compare: extensions, added operations and live messages.
 */
const isExchanged = (change: Difference) =>
  !isText(change) && !isReordered(change) && !isElsewhere(change);

const isText = ({ path, property = '' }: Difference) =>
  texts.includes(property) || examplesPlace.test(path);

/** Returns true if a list whose order means nothing has the same values as before. */
const isReordered = ({ path, property = '', base, revision }: Difference) =>
  (['required', 'enum', 'type'].includes(property) || path.endsWith('/dependentRequired')) &&
  !gainsNames(base?.value, revision?.value) &&
  !gainsNames(revision?.value, base?.value);

/** Returns true for what other functions compare. */
const isElsewhere = ({ path, kind, property = '' }: Difference) =>
  property.startsWith('x-') ||
  path.startsWith('#/x-') ||
  (kind === 'added' && operationPlace.test(path)) ||
  (kind !== 'modified' && liveMessage.test(path));

/**
 * Returns true if a field now needs another field that it did not need before. Redocly rates such a change only as
 * `patch` if the older schema already had a `dependentRequired`.
 */
const needsMore = ({ path, kind, base, revision }: Difference) =>
  kind === 'modified' &&
  path.endsWith('/dependentRequired') &&
  gainsNames(base?.value, revision?.value);

/** Rates a change. `remedy` says what to do instead if it breaks complete servers. */
function toChange(change: Difference, remedy?: string): ContractChange {
  const { path, kind, property, verdicts, base, revision } = change;
  const impact = needsMore(change) ? 'major' : change.impact;
  const place = path.replace(/^#\//, '').replaceAll('~1', '/').replaceAll('~0', '~');
  const messages = verdicts.map(({ message }) => message).join(' ');
  const values = { from: base?.value, to: revision?.value };
  const own = property ? `\`${property}\` ${describeValues(values)}.` : kind;
  const text = `${place}: ${messages || own}`;
  if (impact === 'major' || !remedy) return { impact, text };
  return { impact: 'major', text: `${text.replace(/\.$/, '')}. ${remedy}` };
}

function describeValues({ from, to }: { from: unknown; to: unknown }): string {
  if (to === undefined) return 'was removed';
  if (from === undefined) return `was set to ${JSON.stringify(to)}`;
  return `changed from ${JSON.stringify(from)} to ${JSON.stringify(to)}`;
}
