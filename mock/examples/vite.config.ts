import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Under the condition `browser` there is no `msw/node`, which tests need, even those with jsdom.
const client = defaultClientConditions.filter((name) => !process.env.VITEST || name !== 'browser');

export default defineConfig({
  resolve: { conditions: ['@bold/source', ...client] },
  ssr: { resolve: { conditions: ['@bold/source', ...defaultServerConditions] } },
  test: { server: { deps: { inline: [/@bold/] } } },
});
