import { expect, test } from 'vitest';
import { inline, prose, renderMarkdown } from './render-markdown.ts';

const flat = (html: string) => html.replaceAll('\n', '');

test.for([
  ['a heading', '## One & two', '<h3 id="a-one-two">One &amp; two</h3>'],
  ['code in a paragraph', 'one `<b>`', '<p>one <code>&lt;b&gt;</code></p>'],
  ['a link', '[text](#a-b)', '<p><a href="#a-b">text</a></p>'],
  ['a link to the documents', '[x](/docs#a)', '<p><a href="#a">x</a></p>'],
  ['a list', '- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['code with an empty line', '```\n<a>\n\nb\n```', '<pre>&lt;a&gt;b</pre>'],
] as const)('%s becomes HTML', ([, text, html]) => {
  expect(flat(renderMarkdown('a', text))).toBe(html);
});

test('a table becomes a table, and a paragraph after it a paragraph', () => {
  const html = flat(renderMarkdown('a', '| A | B |\n|---|---|\n| 1 | `2` |\n\nText.'));
  expect(html).toContain('<th>A</th>');
  expect(html).toContain('<td>1</td><td><code>2</code></td>');
  expect(html.endsWith('<p>Text.</p>')).toBe(true);
});

test('a link to a script or another scheme stays text, and markup is escaped', () => {
  expect(flat(renderMarkdown('a', '[x](javascript:alert)'))).toBe('<p>[x](javascript:alert)</p>');
  expect(inline('a <b onclick="x">')).toBe('a &lt;b onclick=&quot;x&quot;&gt;');
});

test('a description keeps its paragraphs, and a line has none', () => {
  expect(flat(prose('**One** `two`\n\nthree'))).toBe(
    '<p><strong>One</strong> <code>two</code></p><p>three</p>',
  );
  expect(inline('**One**')).toBe('<strong>One</strong>');
  expect(prose(undefined)).toBe('');
});
