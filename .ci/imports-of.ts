import { parseSync, Visitor } from 'vite';

/** Returns the specifiers of all imports and re-exports in a source file, including imports of types. */
export function importsOf(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const found: string[] = [];
  const add = (node: { source: unknown } | { source: null }) => {
    const { value } = Object(node.source) as { value?: unknown };
    if (typeof value === 'string') found.push(value);
  };
  new Visitor({
    ImportDeclaration: add,
    ExportAllDeclaration: add,
    ExportNamedDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add({ source: argument });
    },
  }).visit(program);
  return found;
}
