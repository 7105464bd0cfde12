import { expect, test } from 'vitest';
import { escapeHtml, jsonBlock, markedName, table } from './html.ts';

test('markup in a text is escaped', () => {
  expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
  expect(jsonBlock('Example', { a: '<i>' })).not.toMatch(/<i>/);
});

test('a table without rows is not shown', () => {
  expect(table(['A'], [])).toBe('');
  expect(table(['A'], [['b']])).toContain('<td>b</td>');
});

test('a name has the marks of what may be absent and of what is deprecated', () => {
  expect(markedName('city', { required: true })).toBe('<code>city</code>');
  expect(markedName('city', { deprecated: true })).toBe(
    '<code>city</code> <em>optional</em> <em>deprecated</em>',
  );
});
