import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defineConfig,
  type PluginOption,
  type ProxyOptions,
  type UserConfig,
} from 'vite';
import { backendOf } from './scripts/backend-of.ts';
import { dropUnusedComponents } from './scripts/drop-unused-components.ts';
import { flagFiles } from './scripts/flag-files.ts';
import { ownPictures } from './scripts/own-pictures.ts';
import { packedFiles } from './scripts/packed-files.ts';
import { retryLaunchFile } from './scripts/retry-launch-file.ts';

// A file of its own loads beside the app's, and a browser keeps it when only the app changes.
const reactChunk = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
};

const target = 'es2022';

function proxyTo(target: string): Record<string, ProxyOptions> {
  return { '/api': { target, ws: true }, '/analytics': { target }, '/docs': { target } };
}

/** Imports the mock and returns the simulator's plugins. A build never calls this, and so never loads the mock. */
async function developmentPlugins(): Promise<PluginOption[]> {
  const { simulator } = await import('@bold/mock/vite');
  return [simulator()];
}

/** Throws an error if Vite cannot work in this folder. Vite itself only warns, and then fails with other messages. */
function checkFolder() {
  const character = /[#?]/.exec(import.meta.dirname)?.[0];
  if (character === undefined) return;
  throw new Error(`The path of this folder contains "${character}". Vite needs a path without it.`);
}

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => {
  checkFolder();
  const backend = backendOf(mode);
  return {
    plugins: [
      react(),
      flagFiles(),
      ownPictures(),
      packedFiles(),
      retryLaunchFile(target),
      dropUnusedComponents(),
      ...(command === 'serve' ? await developmentPlugins() : []),
    ],
    resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
    server: {
      host: '127.0.0.1',
      ...(backend ? { proxy: proxyTo(backend) } : {}),
    },
    build: {
      target,
      sourcemap: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // A constant, such as a pattern of the contract, loads with the page that uses it.
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: { groups: [reactChunk] } },
        // Packing the files takes most of a build on purpose; it is not worth a message.
        checks: { bundlerTimings: false },
      },
    },
  };
});
