import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

test.for([
  ['a heading', '## One & two', '<h3 id="a-one-two">One &amp; two</h3>'],
  ['a paragraph of two lines', 'one\ntwo `<b>`', '<p>one two <code>&lt;b&gt;</code></p>'],
  ['a link', '[text](#a-b)', '<p><a href="#a-b">text</a></p>'],
  ['a list', '- one\n  more\n- two', '<ul><li>one   more</li><li>two</li></ul>'],
  ['a numbered list', '1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
  ['code with an empty line', '```\n<a>\n\nb\n```', '<pre>&lt;a&gt;\n\nb</pre>'],
] as const)('%s becomes HTML', ([, text, html]) => {
  expect(renderMarkdown('a', text)).toBe(html);
});

test('a table becomes a table, and a paragraph after it a paragraph', () => {
  const html = renderMarkdown('a', '| A | B |\n|---|---|\n| 1 | `2` |\n\nText.');
  expect(html).toContain('<th scope="col">A</th>');
  expect(html).toContain('<td>1</td><td><code>2</code></td>');
  expect(html.endsWith('<p>Text.</p>')).toBe(true);
});

test('a link to a script or another scheme stays text', () => {
  expect(renderMarkdown('a', '[x](javascript:alert)')).toBe('<p>[x](javascript:alert)</p>');
});
