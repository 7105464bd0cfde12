import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { paths } from '../../src/lib/paths.ts';

const web = join(import.meta.dirname, '../..');

/** The app's paths without the leading slash. Each path is a folder of the playground. */
export const appPaths = Object.values(paths).map((path) => path.slice(1).replace(':id', '0'));

/** The HTML of each page, by a path relative to this folder. URLs of scripts are relative to the page's folder. */
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

/** The absolute paths of the generated pages. No files exist at these paths; {@link appPages} provides the HTML. */
export const derivedPages = [...pages.keys()].map((page) => join(import.meta.dirname, page));

/** Adds the simulator's page and one page for each path of the app. All URLs in these pages are relative. */
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
