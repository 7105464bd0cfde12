import { escapeHtml, inline, table } from './html.ts';

/** Returns the id of a heading within a page of many chapters. */
export const headingId = (prefix: string, title: string) =>
  `${prefix}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/**
 * Converts the Markdown of a chapter to HTML: headings of the second level, paragraphs, lists, tables and fenced code.
 * The ids of headings start with `prefix`.
 */
export function renderMarkdown(prefix: string, text: string): string {
  return blocksOf(text)
    .map((block) => renderBlock(prefix, block))
    .join('\n');
}

/** Splits at empty lines, but not within fenced code. */
function blocksOf(text: string): string[] {
  return text.match(/^```[\s\S]*?^```$|^(?!```)(?:.+(?:\n(?!\n|```).*)*)/gm) ?? [];
}

function renderBlock(prefix: string, block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('```')) return `<pre>${escapeHtml(lines.slice(1, -1).join('\n'))}</pre>`;
  if (first.startsWith('## ')) {
    const title = first.slice(3);
    return `<h3 id="${headingId(prefix, title)}">${inline(title)}</h3>`;
  }
  if (first.startsWith('|')) return renderTable(lines);
  if (/^- /.test(first)) return renderList('ul', block.split(/^- /m));
  if (/^\d+\. /.test(first)) return renderList('ol', block.split(/^\d+\. /m));
  return `<p>${inline(lines.join(' '))}</p>`;
}

function renderTable([head = '', , ...rows]: string[]): string {
  const cells = (row: string) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  return table(cells(head), rows.map(cells));
}

function renderList(tag: 'ul' | 'ol', items: string[]): string {
  const rows = items
    .slice(1)
    .map((item) => `<li>${inline(item.trim().replaceAll('\n', ' '))}</li>`);
  return `<${tag}>${rows.join('')}</${tag}>`;
}
