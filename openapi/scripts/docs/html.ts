const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Returns a value as indented JSON in a collapsible block. `summary` is HTML. */
export function jsonBlock(summary: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<details><summary>${summary}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

/** Returns an HTML table, or an empty text if there are no rows. The cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${header}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}

/** Returns the name of a field or a parameter as HTML, with marks after it such as `optional`. */
export function markedName(
  name: unknown,
  { required = false, deprecated = false }: { required?: boolean; deprecated?: unknown },
): string {
  const marks = [...(required ? [] : ['optional']), ...(deprecated ? ['deprecated'] : [])];
  return [`<code>${escapeHtml(name)}</code>`, ...marks.map((mark) => `<em>${mark}</em>`)].join(' ');
}
