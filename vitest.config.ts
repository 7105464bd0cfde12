import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import './.ci/compile-cache.js';
import { LongFilesFirst } from './.ci/test-run/long-files-first.ts';
import './.ci/test-run/temporary-folder.ts';
import { projects as across } from './.ci/vitest.config.ts';
import { projects as mock } from './mock/vitest.config.ts';
import { projects as openapi } from './openapi/vitest.config.ts';
import { projects as sdk } from './sdk/vitest.config.ts';
import { projects as server } from './server/vitest.config.ts';
import { attachmentsDir, projects as web } from './web/vitest.config.ts';

// Vitest looks for its configuration at the root alone: this file makes `npx vitest` run all rooms.
export default defineConfig({
  test: {
    // Two for each core: the tests wait for databases, processes and browsers about as long as they work.
    maxWorkers: availableParallelism() * 2,
    sequence: { sequencer: LongFilesFirst },
    // The browser has its turn when these are done: web/vitest.config.ts.
    // What a test prints is shown when it fails.
    silent: 'passed-only',
    attachmentsDir,
    projects: [...across, ...openapi, ...sdk, ...mock, ...server, ...web],
  },
});
