import { childrenOf, nameOf, parseModule, type Span, type SyntaxNode } from './syntax.ts';

/** Returns the span of the declaration `place`. Throws if the file does not have exactly one such declaration. */
export function findPlace(file: string, source: string, place: string): Span {
  const found = placesIn(file, source).filter(({ name }) => name === place);
  if (found.length !== 1 || !found[0]) {
    throw new Error(`${file} must declare "${place}" exactly once (found ${found.length}).`);
  }
  return found[0].span;
}

/**
 * Returns the name and the span of each declaration in a file. Names are for example `Class.member`, `outer.inner`,
 * `module` (the whole TypeScript file) and `index users_name` (in a migration).
 */
export function placesIn(file: string, source: string): { name: string; span: Span }[] {
  if (file.endsWith('.sql')) return sqlPlaces(source);
  const program = parseModule(file, source);
  return [{ name: 'module', span: program }, ...declarations(program, '')];
}

function declarations(node: SyntaxNode, scope: string): { name: string; span: Span }[] {
  return childrenOf(node).flatMap(({ node: child }) => {
    const own = declaredName(child);
    if (own === undefined) return declarations(child, scope);
    const name = scope === '' ? own : `${scope}.${own}`;
    return [{ name, span: child }, ...declarations(child, name)];
  });
}

function declaredName({ type, id, key }: SyntaxNode): string | undefined {
  if (/^(FunctionDeclaration|ClassDeclaration|VariableDeclarator)$/.test(type)) return nameOf(id);
  return /^(MethodDefinition|PropertyDefinition)$/.test(type) ? nameOf(key) : undefined;
}

/** Returns the objects that a migration creates. A span ends at the next top-level statement. */
function sqlPlaces(source: string): { name: string; span: Span }[] {
  const statements = [...source.matchAll(/^(create|alter|drop|insert|update|do|select|grant)\b/gm)];
  return statements.flatMap(({ index }, at) => {
    const span = { start: index, end: statements[at + 1]?.index ?? source.length };
    const created = /^create (?:or replace )?(?:unique )?(\w+) (\w+)/.exec(source.slice(index));
    if (!created) return [];
    const [, kind = '', own = ''] = created;
    return [{ name: kind === 'function' ? own : `${kind} ${own}`, span }];
  });
}
