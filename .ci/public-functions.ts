import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A module that other code may import. `source` is the path of its file. */
export type Entry = { specifier: string; source: string };

/** A function or class that an entry exports, with the text of its `@example`. */
export type PublicFunction = { entry: Entry; file: string; name: string; example?: string };

type Declaration = { file: string; name: string; isFunction: boolean; comment: string };

const declaration = /^export (type|interface|(?:async )?function|class|const) (\w+)(.*)/gm;
const root = join(import.meta.dirname, '..');

/** Returns the functions and classes that an entry exports, except those of generated files. */
export function publicFunctions(entry: Entry): PublicFunction[] {
  return exportsOf(join(root, entry.source))
    .filter(({ isFunction, file }) => isFunction && !file.includes('/generated/'))
    .map(({ file, name, comment }) => {
      const example = exampleIn(comment);
      return { entry, file: relative(root, file), name, ...(example && { example }) };
    });
}

/** Returns the names of all exports of an entry, including types and the exports of generated files. */
export function exportedNames(entry: Entry): string[] {
  return exportsOf(join(root, entry.source)).map(({ name }) => name);
}

function exportsOf(file: string): Declaration[] {
  const text = readFileSync(file, 'utf8');
  const declared = [...text.matchAll(declaration)].map((match) => {
    const [, kind = '', name = '', rest = ''] = match;
    const isFunction =
      kind === 'const' ? / = (async )?[(<]/.test(rest) : /function|class/.test(kind);
    return { file, name, isFunction, comment: commentBefore(text, match.index) };
  });
  const all = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, path = '']) =>
    exportsOf(join(dirname(file), path)),
  );
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', path = '']) => {
      const wanted = names.split(',').map((name) => name.replace(/\btype\b/, '').trim());
      return exportsOf(join(dirname(file), path)).filter(({ name }) => wanted.includes(name));
    },
  );
  return [...declared, ...all, ...named];
}

function commentBefore(text: string, index: number): string {
  const start = text.lastIndexOf('/**', index);
  const comment = start < 0 ? '' : text.slice(start, index).trimEnd();
  const isOwn = comment.indexOf('*/') === comment.length - 2;
  return isOwn ? comment.slice(0, -2).replace(/^ ?\/?\*+ ?/gm, '') : '';
}

function exampleIn(comment: string): string | undefined {
  return /^@example\s*\n([\s\S]*?)(?=^@\w|$(?![\s\S]))/m.exec(comment)?.[1]?.trim();
}
