// Matches a comment, a string, a dollar-quoted body, the end of a statement, or the text between them.
const token = /--.*|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|;|[^-'$;]+|./g;

/** Splits a migration into its statements; joined they are the file, except for what follows the last one. */
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
