import { expect, test } from 'vitest';
import { escapeHtml, jsonBlock, prose, table } from './html.ts';

test('markup in a text is escaped', () => {
  expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
  expect(jsonBlock('`<b>`', { a: '<i>' })).not.toMatch(/<[bi]>/);
});

test('paragraphs, strong text and code become HTML elements', () => {
  expect(prose('**One** `two`\n\nthree')).toBe(
    '<p><strong>One</strong> <code>two</code></p>\n<p>three</p>',
  );
});

test('a table without rows is not shown', () => {
  expect(table(['A'], [])).toBe('');
  expect(table(['A'], [['b']])).toContain('<td>b</td>');
});
