import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/retry-launch.ts');
const fileName = 'retry-launch.js';

/**
 * Adds the script `retry-launch.js` to the build and to the page. The script imports no file of the app, because the
 * app's files can be missing after a release.
 * @param target the JavaScript version of the built script, such as `es2022`
 */
export function retryLaunchFile(target: string): Plugin {
  return {
    name: 'bold-retry-launch-file',
    apply: 'build',
    async generateBundle() {
      const result = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { target, write: false, rolldownOptions: { input: source } },
      });
      if (!('output' in result)) throw new Error('The build has more than one result.');
      this.emitFile({ type: 'asset', fileName, source: result.output[0].code });
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, src: `/${fileName}` },
        injectTo: 'head',
      },
    ],
  };
}
