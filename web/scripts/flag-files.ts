import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const manifest = require.resolve('country-flag-icons/package.json');
const { version } = require(manifest) as { version: string };
const folder = join(dirname(manifest), '3x2');
const countryFile = /^[A-Z]{2}\.svg$/;

// The version is in the URL, because files under `assets` are cached for ever.
const path = `assets/flags-${version}/`;

/** Returns the file path of a flag; undefined if the URL is not a flag's URL. */
function requestedFlag(url: string | undefined): string | undefined {
  const name = url?.split('?')[0]?.slice(1) ?? '';
  return countryFile.test(name) ? join(folder, name) : undefined;
}

/** Provides one SVG file per country. Sets `import.meta.env.FLAGS_PATH` to the folder of these files. */
export function flagFiles(): Plugin {
  return {
    name: 'bold-flag-files',
    config: () => ({ define: { 'import.meta.env.FLAGS_PATH': JSON.stringify(`/${path}`) } }),
    configureServer(server) {
      server.middlewares.use(`/${path.slice(0, -1)}`, (request, response, next) => {
        const file = requestedFlag(request.url);
        if (!file) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        createReadStream(file).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      const names = (await readdir(folder)).filter((name) => countryFile.test(name));
      await Promise.all(
        names.map(async (name) => {
          const source = await readFile(join(folder, name));
          this.emitFile({ type: 'asset', fileName: path + name, source });
        }),
      );
    },
  };
}
