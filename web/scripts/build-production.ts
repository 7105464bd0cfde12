import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

export type ProductionFiles = Rolldown.RolldownOutput['output'];

/** Builds the app for production without writing files. `NODE_ENV` must be `production`, or Vite builds another app. */
export async function buildProduction(): Promise<ProductionFiles> {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configLoader: 'native',
    logLevel: 'silent',
    build: { write: false, sourcemap: false },
  });
  if (!('output' in result)) throw new Error('The build has more than one result.');
  return result.output;
}
