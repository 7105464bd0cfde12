import { join } from 'node:path';
import { type Config, defineConfig, type OutputOptions } from 'orval';

const room = import.meta.dirname;
const contract = join(room, '../openapi/dist/openapi.json');

/**
 * Returns the configuration of Orval's two runs: the fetch client with MSW handlers in `folder/client`, and the hooks
 * in `folder/query`. Orval runs twice, so that the client's files do not import React.
 */
export function orvalConfig(folder: string) {
  const output = (name: string): OutputOptions => ({
    mode: 'tags-split',
    target: join(folder, name, 'api.ts'),
    schemas: join(folder, name, 'model'),
    httpClient: 'fetch',
    tsconfig: join(room, '../tsconfig.json'),
  });
  const override = {
    header: () => ['Generated from the contract, never edited.'],
    mutator: { path: join(room, 'src/client.ts'), name: 'request', extension: '.ts' },
    fetch: { includeHttpResponseReturnType: false },
    enumGenerationType: 'const' as const,
  };
  return {
    client: {
      input: contract,
      output: {
        ...output('client'),
        client: 'fetch',
        mock: {
          indexMockFiles: true,
          generators: [
            { type: 'msw', useExamples: true, delay: false, generateEachHttpStatus: true },
          ],
        },
        override: { ...override, mock: { required: true, exactOptional: true } },
      },
    },
    query: {
      input: contract,
      output: {
        ...output('query'),
        client: 'react-query',
        override: {
          ...override,
          query: {
            version: 5,
            signal: true,
            useSuspenseQuery: true,
            useSetQueryData: true,
            usePrefetch: true,
            useInvalidate: true,
          },
        },
      },
    },
  } satisfies Config;
}

export default defineConfig(orvalConfig(join(room, '.orval')));
