import type { Plugin } from 'vite';

const library = /[\\/]@tonconnect[\\/]ui[\\/]/;
const foreignPicture = /https:\/\/raw\.githubusercontent\.com\/[\w./-]+\.png/g;
const ownPicture = '/icon-180.png';

/**
 * TON Connect draws the code that a phone scans around a picture of another host: ours takes its place, for
 * the app asks nobody whom its operator has not named.
 */
export function ownPictures(): Plugin {
  const replace = {
    name: 'bold-own-pictures',
    transform(code: string, id: string) {
      if (!library.test(id)) return null;
      return { code: code.replace(foreignPicture, ownPicture), map: null };
    },
  };
  return {
    ...replace,
    // The development server bundles libraries ahead, past the plugins of the app.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replace] } } }),
  };
}
