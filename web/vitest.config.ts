import { join, posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser } from '../.ci/browser/find-browser.ts';
import { launchOptions } from '../.ci/browser/prepare-browser.ts';
import { timeouts } from '../.ci/test-run/timeouts.ts';
import { serveWorker } from '../mock/src/vite/serve-worker.ts';
import sdkPackage from '../sdk/package.json' with { type: 'json' };
import { flagFiles } from './scripts/flag-files.ts';
import { ownPictures } from './scripts/own-pictures.ts';

/**
 * Dependencies that are bundled before the tests. If Vite found one of them later, Vite would reload the tests' page.
 */
const bundledOnce = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-error-boundary',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  '@tanstack/react-query',
  '@telegram-apps/sdk-react',
  'vitest-browser-react',
  'axe-core',
  '@radix-ui/react-switch',
  'react-hook-form',
  '@hookform/resolvers/yup',
  'yup',
  'posthog-js-lite',
  '@tonconnect/ui-react',
  '@bold/mock > @ton/core',
  '@bold/mock > @ton/crypto',
  '@bold/mock > @ton/ton',
  '@bold/mock > @tonconnect/protocol',
  '@bold/mock > buffer',
  'msw',
  'msw/browser',
  '@bold/sdk > ajv/dist/2020.js',
  '@bold/sdk > ajv-formats',
];

/** The import paths of the SDK, bundled because each test page would otherwise load 200 files. */
const sdkEntries = Object.keys(sdkPackage.exports)
  .filter((entry) => entry !== './package.json')
  .map((entry) => posix.join('@bold/sdk', entry));

/** The import paths of the mock's browser parts, bundled so that a test page loads fewer files. */
const mockEntries = ['browser', 'panel', 'scenarios', 'telegram', 'wallet'].map((entry) =>
  posix.join('@bold/mock', entry),
);

/** The folder of the pictures of failed tests. Git ignores it, CI uploads it, and the next `npm run e2e` empties it. */
export const attachmentsDir = join(import.meta.dirname, 'test-results/vitest');

/** True for `vitest run`; false if Vitest watches the files. */
const isSingleRun = process.argv.includes('run');

const mockWorker: Plugin = {
  name: 'bold-mock-worker',
  configureServer({ middlewares }) {
    middlewares.use('/mockServiceWorker.js', serveWorker);
  },
};

/** The test projects. Rules and stores are tested in Node, screens in a real Chromium. */
export const projects: TestProjectInlineConfiguration[] = [
  {
    root: import.meta.dirname,
    resolve: { conditions: ['@bold/source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['@bold/source', ...defaultServerConditions] } },
    test: {
      name: 'web',
      environment: 'node',
      ...timeouts,
      // No file leaves anything behind that the next one in its process could stumble over.
      isolate: false,
      include: [
        'src/**/*.test.ts',
        'test/**/*.test.ts',
        'scripts/**/*.test.ts',
        'dev/**/*.test.ts',
      ],
    },
  },
  {
    root: import.meta.dirname,
    plugins: [react(), mockWorker, flagFiles(), ownPictures()],
    resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
    // Chromium requests each module once and keeps it for all test files. Not while watching, when files change.
    server: isSingleRun ? { headers: { 'Cache-Control': 'max-age=86400' } } : {},
    // Bundled anew by each run, because Vite does not see that a file of the SDK or the mock has changed. Not while
    // watching.
    optimizeDeps: isSingleRun
      ? {
          include: [...bundledOnce, ...sdkEntries, ...mockEntries],
          // The panel begins in a `.tsx`. Not bundled, it would load a second copy of the mock.
          extensions: ['.tsx'],
          force: true,
        }
      : { include: bundledOnce },
    test: {
      name: 'web-browser',
      include: ['src', 'test', 'dev', '../mock/src'].map((folder) => `${folder}/**/*.test.tsx`),
      globalSetup: ['./test/prepare-browser.ts'],
      setupFiles: ['./test/browser-setup.ts'],
      // Four pages, when the others' tests are done: each has the focus, the pointer and the frames of its own window.
      maxWorkers: 4,
      sequence: { groupOrder: 1 },
      ...timeouts,
      browser: {
        enabled: true,
        headless: true,
        // CI keeps a picture of the page of each failed test, in `attachmentsDir`.
        screenshotFailures: Boolean(process.env.CI),
        // With them, a page would load twice as many bytes. Error stacks are mapped without them.
        dependencySourcemaps: false,
        // Lets the browser keep the dependencies, too. Otherwise they are requested anew, in case a test mocks them.
        importMapMocks: true,
        provider: playwright({ launchOptions: launchOptions(findBrowser()) }),
        instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
      },
    },
  },
];

export default defineConfig({ test: { projects, attachmentsDir, silent: 'passed-only' } });
