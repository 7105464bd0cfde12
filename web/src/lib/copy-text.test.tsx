import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

test('copying with execCommand keeps the focus', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(true);
  const button = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => button.remove());
  button.focus();
  await copyText('https://t.me/bold');
  expect(document.activeElement).toBe(button);
});
