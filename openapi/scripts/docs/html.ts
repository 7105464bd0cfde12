const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for an element or a quoted attribute. */
export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Converts the Markdown that the contract uses to HTML: paragraphs, and what `inline` converts. */
export function prose(text: string | undefined): string {
  return (text ?? '')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n');
}

/** Converts `code`, **strong** and links (to this page, the documents or https) within a line to HTML. */
export function inline(text: string | undefined): string {
  return escapeHtml(text ?? '')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(
      /\[([^\]]+)\]\((#[a-z0-9-]+|\/docs[a-z0-9/.#-]*|https:[^)\s]+)\)/g,
      (_, label, target) => `<a href="${target.replace('/docs#', '#')}">${label}</a>`,
    );
}

/** Returns a value as indented JSON in a collapsible block with a summary. */
export function jsonBlock(summary: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<details><summary>${inline(summary)}</summary><pre>${escapeHtml(text)}</pre></details>`;
}

/** Returns a table, or an empty text without rows. The cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${header}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`;
}
