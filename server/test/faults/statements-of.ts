// A comment, a text, a body between dollars, the end of a statement, or whatever lies between them.
const token = /--.*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^-'$;]+|./g;

/** The statements of a migration, one after the other; joined they are the file, but for what follows the last one. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [part] of sql.matchAll(token)) {
    statement += part;
    if (part !== ';') continue;
    statements.push(statement);
    statement = '';
  }
  return statements;
}
