import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/retry-launch.ts');
const fileName = 'retry-launch.js';

/**
 * Adds `retry-launch.js` to the build, and a script element for this file to the page. This file shares no code with
 * the app, because a release may have removed the app's files.
 * @param target the oldest version of JavaScript that browsers must know, such as `es2022`
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
