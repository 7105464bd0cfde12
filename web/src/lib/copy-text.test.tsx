import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => void vi.restoreAllMocks());

test('where the clipboard API is forbidden the text is copied with execCommand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const selected: string[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected.push(String(getSelection()));
    return true;
  });
  const before = document.body.innerHTML;
  await copyText('https://t.me/bold');
  expect(selected).toEqual(['https://t.me/bold']);
  expect(document.body.innerHTML).toBe(before);
});

test('a text that cannot be copied in any way is an error', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await expect(copyText('x')).rejects.toThrow('The clipboard cannot be written');
});
