import { expect, onTestFinished, test, vi } from 'vitest';
import { loadLostStyles } from './lost-styles.ts';

const fileOf = (css: string) => URL.createObjectURL(new Blob([css], { type: 'text/css' }));

/** Adds a link to the page whose style sheet cannot be loaded. Returns the href of a working style sheet. */
async function loseStyles(css: string) {
  const missing = fileOf(css);
  URL.revokeObjectURL(missing);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: missing });
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  await failed;
  const linkNow = () => document.querySelector<HTMLLinkElement>('link[href^="blob:"]');
  onTestFinished(() => linkNow()?.remove());
  return {
    restore: () => linkNow()?.setAttribute('href', fileOf(css)),
    value: () => getComputedStyle(document.documentElement).getPropertyValue('--lost').trim(),
  };
}

test('lost styles are loaded again, and a second page waits for them too', async () => {
  const { restore, value } = await loseStyles(':root { --lost: found }');
  const onFailure = vi.fn();
  addEventListener('vite:preloadError', onFailure);
  onTestFinished(() => removeEventListener('vite:preloadError', onFailure));

  await expect(loadLostStyles()).rejects.toThrow('Unable to load blob:');
  expect(onFailure).toHaveBeenCalledOnce();
  expect(value()).toBe('');

  restore();
  void loadLostStyles();
  await loadLostStyles();
  expect(value()).toBe('found');
  expect(onFailure).toHaveBeenCalledOnce();
});
