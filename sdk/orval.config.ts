import { join } from 'node:path';
import { type Config, defineConfig, type GeneratorVerbOptions, type OutputOptions } from 'orval';

const sdkFolder = import.meta.dirname;
const contract = join(sdkFolder, '../openapi/dist/openapi.json');

/**
 * Returns the configurations of two Orval runs. `client` writes the fetch client and MSW handlers, and `query` writes
 * the React hooks.
 * @param folder The parent of the output folders `client` and `query`
 */
export function orvalConfig(folder: string) {
  const input = { target: contract, override: { transformer: markDeprecated } };
  const output = (name: string): OutputOptions => ({
    mode: 'tags-split',
    target: join(folder, name, 'api.ts'),
    schemas: join(folder, name, 'model'),
    httpClient: 'fetch',
    urlEncodeParameters: true,
    tsconfig: join(sdkFolder, '../tsconfig.json'),
  });
  const override = {
    header: () => ['Generated from the contract, never edited.'],
    mutator: { path: join(sdkFolder, 'src/client.ts'), name: 'request', extension: '.ts' },
    fetch: { includeHttpResponseReturnType: false },
    enumGenerationType: 'const' as const,
    transformer: documentProblems,
  };
  return {
    client: {
      input,
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
    // A single run would add imports of React to the client's files.
    query: {
      input,
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

/** Marks the schema of each deprecated parameter as well, because Orval reads `deprecated` only there. */
export function markDeprecated<Contract>(document: Contract): Contract {
  return JSON.parse(JSON.stringify(document), (_, part) =>
    part?.in && part.deprecated ? { ...part, schema: { ...part.schema, deprecated: true } } : part,
  );
}

/** Adds the problem codes of an operation to the docstring of its function. */
function documentProblems(operation: GeneratorVerbOptions): GeneratorVerbOptions {
  const codes = operation.originalOperation['x-problems'] as string[];
  const line = codes.length > 0 ? ` * @throws {ApiProblem} ${codes.join(', ')}\n` : '';
  return { ...operation, doc: operation.doc.replace(/ \*\/\n$/, (end) => line + end) };
}

export default defineConfig(orvalConfig(join(sdkFolder, '.orval')));
