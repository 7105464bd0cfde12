import type { Plugin } from 'vite';

const library = /[\\/]@tonconnect[\\/]ui[\\/]/;
const foreignPicture = /https:\/\/raw\.githubusercontent\.com\/[\w./-]+\.png/g;

/**
 * Shows `ownPicture` instead of the pictures that TON Connect's dialogs load from GitHub, such as the QR code's logo.
 * @param ownPicture the URL of the app's own picture
 */
export function ownPictures(ownPicture = '/icon-180.png'): Plugin {
  const replace = {
    name: 'bold-own-pictures',
    transform(code: string, id: string) {
      if (!library.test(id)) return null;
      return { code: code.replace(foreignPicture, ownPicture), map: null };
    },
  };
  return {
    ...replace,
    // The development server bundles libraries before the app's plugins run.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replace] } } }),
  };
}
