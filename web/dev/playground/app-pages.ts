import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../../src/lib/paths.ts';

const web = join(import.meta.dirname, '../..');

/**
 * The paths of the app that have a page of their own in the playground, without a leading slash. For each path, a
 * static host serves the `index.html` in the folder of this path.
 */
export const appPaths = Object.values(paths).map((path) => path.slice(1).replace(':id', '0'));

/**
 * The HTML of the pages that have no file in this folder. The key is the path that the file would have. The URLs of
 * scripts are relative to the folder of the page.
 */
const pages = new Map([
  [
    'bold/index.html',
    () =>
      readFileSync(join(web, 'index.html'), 'utf8')
        .replace('"/src/main.tsx"', '"../../../src/main.tsx"')
        .replace('"/config.json"', '"../config.json"'),
  ],
  [
    'simulator/index.html',
    () =>
      readFileSync(join(web, '../mock/src/telegram/simulator/index.html'), 'utf8')
        .replace('"./main.tsx"', '"../../../../mock/src/telegram/simulator/main.tsx"')
        .replace('id="simulator"', 'id="simulator" data-app="../bold/"'),
  ],
]);

/** The file paths under which the build finds the pages that are made from the HTML of the app and of the simulator. */
export const derivedPages = [...pages.keys()].map((page) => join(import.meta.dirname, page));

/** Adds the page of the simulator and one page for each path of the app. All URLs in these pages are relative. */
export function appPages(): Plugin {
  const pageOf = (id: string) => pages.get(id.slice(import.meta.dirname.length + 1));
  return {
    name: 'bold-app-pages',
    enforce: 'pre',
    resolveId: (id) => (pageOf(id) ? id : null),
    load: (id) => pageOf(id)?.() ?? null,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['bold/index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page of the app.');
        const html = String(page.source);
        for (const path of [...appPaths, 'user']) {
          const up = '../'.repeat(path.split('/').length - 1);
          const source = html.replaceAll(/((?:src|href)=")(?=\.\.\/)/g, `$1${up}`);
          if (path !== 'bold') {
            this.emitFile({ type: 'asset', fileName: `${path}/index.html`, source });
          }
        }
      },
    },
  };
}
