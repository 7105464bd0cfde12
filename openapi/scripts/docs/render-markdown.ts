import { Marked, type RendererObject } from 'marked';
import { escapeHtml } from './html.ts';

/** Matches links to this page, to the documents, and to other sites with https. Any other link is shown as text. */
const allowedTarget = /^(?:#[a-z0-9-]+|\/docs[a-z0-9/.#-]*|https:[^\s]+)$/;

const renderer: RendererObject = {
  html: ({ text }) => escapeHtml(text),
  code: ({ text }) => `<pre>${escapeHtml(text)}</pre>\n`,
  link({ href, raw, tokens }) {
    if (!allowedTarget.test(href)) return escapeHtml(raw);
    const target = href.replace('/docs#', '#');
    return `<a href="${escapeHtml(target)}">${this.parser.parseInline(tokens)}</a>`;
  },
};
const markdown = new Marked({ renderer });

/** Returns the id of a heading. `prefix` makes the id unique on a page of several chapters. */
export const headingId = (prefix: string, title: string) =>
  `${prefix}-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/**
 * Converts a chapter from Markdown to HTML. A heading `#` becomes `<h2>`, `##` becomes `<h3>`, and so on.
 * @param prefix The start of the headings' ids
 */
export function renderMarkdown(prefix: string, text: string): string {
  const headings: RendererObject = {
    heading({ depth, text: title, tokens }) {
      const id = headingId(prefix, title);
      return `<h${depth + 1} id="${id}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
    },
  };
  return new Marked({ renderer }, { renderer: headings }).parse(text, { async: false });
}

/** Converts the text of a `description` field from Markdown to HTML. */
export function prose(text: string | undefined): string {
  return markdown.parse(text ?? '', { async: false });
}

/** Converts one line of Markdown to HTML without a surrounding paragraph. */
export function inline(text: string | undefined): string {
  return markdown.parseInline(text ?? '', { async: false });
}
