import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { developmentConfig } from '@bold/mock/vite';
import { walletsList } from '@bold/mock/wallet';
import { type Plugin, transformWithOxc } from 'vite';
import { documents, referencePage } from './reference-page.ts';
import { rulesTable } from './rules-table.ts';

const require = createRequire(import.meta.url);
const fileOf = (specifier: string) => readFileSync(require.resolve(specifier), 'utf8');

/** Returns the script of the service worker: first the playground's part, then the mock's part. */
async function workerScript(): Promise<string> {
  const path = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  // In a block, because both parts have names of their own.
  return `{\n${code}}\n${fileOf('msw/mockServiceWorker.js')}`;
}

/**
 * Adds generated files such as `config.json` to the build. Replaces `<!-- rules -->` in each page with the rows of the
 * rules table.
 */
export function staticFiles(): Plugin {
  return {
    name: 'bold-static-files',
    transformIndexHtml: (html) => html.replace('<!-- rules -->', rulesTable),
    async generateBundle() {
      const files: Record<string, string> = {
        'config.json': JSON.stringify(developmentConfig('', null)),
        'wallets.json': JSON.stringify(walletsList()),
        'mockServiceWorker.js': await workerScript(),
        'docs/index.html': referencePage(),
        ...Object.fromEntries(
          documents.map((name) => [`docs/${name}`, fileOf(`@bold/openapi/${name}`)]),
        ),
      };
      for (const [fileName, source] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
