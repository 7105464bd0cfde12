import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin } from 'vite';
import { parseOptions } from '../../../.ci/parse-options.ts';
import { flagFiles } from '../../scripts/flag-files.ts';
import { ownPictures } from '../../scripts/own-pictures.ts';
import { appPages, derivedPages } from './app-pages.ts';
import { compiledSchemas } from './compiled-schemas.ts';
import { staticFiles } from './static-files.ts';

// `npm run build:playground`: everything to try Bold, as files that any static host can serve below any path.

const root = import.meta.dirname;
const web = join(root, '../..');
const { values } = parseOptions({
  options: { outDir: { type: 'string', default: join(root, 'dist') } },
});
// npm runs a script in its own folder, and INIT_CWD is where it was called.
const callersFolder = resolve(process.env.INIT_CWD ?? '.');
const outDir = resolve(callersFolder, values.outDir);
// Vite empties the folder.
if (!relative(outDir, root).startsWith('..')) {
  process.stderr.write(
    `--outDir must not be ${outDir}, which has the sources of the playground.\n`,
  );
  process.exit(2);
}
const icon = readFileSync(join(web, 'public/icon-180.png'), 'base64');
const own = ['index', '404', 'scenarios/index', 'try/index', 'rules/index'];

/** Replaces the app's base path by the playground's folder. */
function playgroundBase(): Plugin {
  return {
    name: 'bold-playground-base',
    enforce: 'pre',
    resolveId: (id) =>
      id.endsWith('/lib/base-path.ts') || id === './base-path.ts'
        ? join(root, 'base-path.ts')
        : null,
  };
}

// Vite makes a production build only with this NODE_ENV.
process.env.NODE_ENV = 'production';
await build({
  root,
  configFile: false,
  mode: 'playground',
  base: './',
  publicDir: join(web, 'public'),
  logLevel: 'warn',
  plugins: [
    compiledSchemas(),
    playgroundBase(),
    appPages(),
    react(),
    flagFiles(),
    ownPictures(`data:image/png;base64,${icon}`),
    staticFiles(),
  ],
  resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    // A page to try things on may be larger than the app.
    chunkSizeWarningLimit: 1_000,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [...own.map((page) => join(root, `${page}.html`)), ...derivedPages],
    },
  },
});
process.stdout.write(`The playground is in ${relative(callersFolder, outDir) || '.'}.\n`);
