import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBundle } from './build-bundle.ts';
import { buildLive } from './build-live.ts';
import { renderDocs } from './docs/render-docs.ts';
import { readAnalytics } from './read-analytics.ts';
import { toYaml } from './to-yaml.ts';

/** Everything that stands in dist, text by file name, made from the sources. The same sources give the same bytes. */
export async function distFiles(): Promise<Record<string, string>> {
  const contract = await buildBundle();
  const live = await buildLive(contract);
  const analytics = await readAnalytics();
  return {
    'openapi.yaml': toYaml(contract),
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'live.asyncapi.yaml': toYaml(live),
    'analytics.openapi.yaml': await readFile(
      join(import.meta.dirname, '../analytics.openapi.yaml'),
      'utf8',
    ),
    'analytics.openapi.json': `${JSON.stringify(analytics, null, 2)}\n`,
    'docs.html': renderDocs(contract, live, analytics),
  };
}
