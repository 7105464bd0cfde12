import { readSource } from './build-bundle.ts';
import { readChapters } from './docs/chapters.ts';
import { renderDocs } from './docs/render-docs.ts';
import type { LiveDocument, OpenApiDocument } from './document.ts';
import { downConvert } from './down-convert.ts';
import { readRules } from './read-rules.ts';
import { toYaml } from './to-yaml.ts';
import type { WorkflowDocument } from './workflow-document.ts';

export type Documents = {
  contract: OpenApiDocument;
  live: LiveDocument;
  analytics: OpenApiDocument;
  workflows: WorkflowDocument;
};

/** Returns the texts of the files of `dist/`, by file name. The same documents give the same bytes. */
export async function distFiles(
  { contract, live, analytics, workflows }: Documents,
  folder: string,
): Promise<Record<string, string>> {
  const constants = contract['x-rules'] ?? {};
  const rules = await readRules(folder, constants);
  const chapters = await readChapters(folder, { constants, rules, workflows });
  return {
    'openapi.yaml': toYaml(contract),
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'openapi-3.0.yaml': toYaml(downConvert(contract)),
    'live.asyncapi.yaml': toYaml(live),
    'analytics.openapi.yaml': await readSource('analytics.openapi.yaml', folder),
    'analytics.openapi.json': `${JSON.stringify(analytics, null, 2)}\n`,
    'workflows.arazzo.yaml': toYaml(workflows),
    'rules.json': `${JSON.stringify(rules, null, 2)}\n`,
    'docs.html': renderDocs(contract, live, analytics, chapters),
  };
}
