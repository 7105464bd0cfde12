import { join, normalize } from 'node:path/posix';
import { isMap, parseDocument } from 'yaml';

/** A top-level entry of a source file. `file` is the path below `openapi/`. */
type Place = { file: string; key: string };

type Source = { keys: string[]; value: unknown };

/** Every entry of `paths/` and `schemas/` must be reachable by references from one or both of these documents. */
const roots = ['openapi.yaml', 'live.asyncapi.yaml'];

/**
 * Error messages about the sources. Faults in `unreadable` prevent bundling, and the bundle does not contain the
 * entries in `unreached`.
 */
export type SourceFaults = { unreadable: string[]; unreached: string[] };

/**
 * Finds YAML errors, references without a target, and unused entries: those of `paths/` and `schemas/` that references
 * from `roots` do not reach. If there are YAML errors, returns only these errors.
 * @param texts The sources by path
 */
export function checkSources(texts: Readonly<Record<string, string>>): SourceFaults {
  const faults: string[] = [];
  const sources = new Map<string, Source>();
  for (const [file, text] of Object.entries(texts)) {
    if (file.startsWith('catalogue/')) continue;
    const document = parseDocument(text);
    for (const { message, linePos } of document.errors)
      faults.push(
        `openapi/${file}, line ${linePos?.[0].line}: ${message.split(/ at line|\n/)[0]}.`,
      );
    const { contents } = document;
    const keys = isMap(contents) ? contents.items.map(({ key }) => String(key)) : [];
    if (document.errors.length === 0) sources.set(file, { keys, value: document.toJS() });
  }
  if (faults.length > 0) return { unreadable: faults, unreached: [] };

  const reached = new Set<string>();
  const queue = roots.flatMap((file) =>
    (sources.get(file)?.keys ?? []).map((key): Place => ({ file, key })),
  );
  for (let place = queue.pop(); place; place = queue.pop()) {
    const name = `${place.file}#/${place.key}`;
    if (reached.has(name)) continue;
    reached.add(name);
    const value = Reflect.get(Object(sources.get(place.file)?.value), place.key);
    for (const reference of valuesOf(value, '$ref')) {
      const target = targetOf(place.file, reference);
      const fault = missingTarget(sources, target);
      if (fault) faults.push(`openapi/${name}: "${reference}" does not exist. ${fault}`);
      else queue.push(...placesOf(sources, target));
    }
    for (const reference of valuesOf(value, 'externalValue'))
      if (!(targetOf(place.file, reference).file in texts))
        faults.push(`openapi/${name}: there is no file "${reference}" for its example.`);
  }
  return { unreadable: faults, unreached: unreachedIn(sources, reached) };
}

function unreachedIn(sources: ReadonlyMap<string, Source>, reached: ReadonlySet<string>): string[] {
  const entries = [...sources].filter(([file]) => /^(paths|schemas)\//.test(file));
  return entries.flatMap(([file, { keys }]) => {
    const remedy = (key: string) =>
      file.startsWith('paths/')
        ? `Add its path under "paths" in openapi/openapi.yaml: /…: { $ref: "./${file}#/${key}" }`
        : 'Refer to it from an operation or another schema, or delete it.';
    return keys
      .filter((key) => !reached.has(`${file}#/${key}`))
      .map((key) => `openapi/${file}: nothing refers to "${key}". ${remedy(key)}`);
  });
}

/** Returns the target of a reference in `file`. The pointer is empty if the target is a whole file. */
function targetOf(file: string, reference: string): { file: string; pointer: string[] } {
  const [path = '', fragment = ''] = reference.split('#');
  const pointer = fragment
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));
  return { file: path === '' ? file : normalize(join(file, '..', path)), pointer };
}

function missingTarget(
  sources: ReadonlyMap<string, Source>,
  { file, pointer }: { file: string; pointer: string[] },
): string | undefined {
  const source = sources.get(file);
  if (!source) return `There is no file openapi/${file}.`;
  let value = source.value;
  for (const part of pointer) value = Reflect.get(Object(value), part);
  return value === undefined ? `openapi/${file} has: ${source.keys.join(', ')}.` : undefined;
}

function placesOf(
  sources: ReadonlyMap<string, Source>,
  { file, pointer: [key] }: { file: string; pointer: string[] },
): Place[] {
  const keys = key === undefined ? (sources.get(file)?.keys ?? []) : [key];
  return keys.map((each) => ({ file, key: each }));
}

/** Returns all strings with this key, at any depth of `value`. */
function valuesOf(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && typeof part === 'string' ? [part] : valuesOf(part, key),
  );
}
