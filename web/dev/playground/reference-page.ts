import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '@bold/sdk/operations';

/** The documents that the reference links to. */
export const documents = [
  'openapi.yaml',
  'analytics.openapi.yaml',
  'live.asyncapi.yaml',
  'workflows.arazzo.yaml',
];

/** Returns the HTML of the API reference, with relative links to the documents. Each operation has a link "Try it". */
export function referencePage(): string {
  const page = readFileSync(fileURLToPath(import.meta.resolve('@bold/openapi/docs.html')), 'utf8');
  const linked = page
    .replaceAll('href="/docs/', 'href="./')
    .replace('<nav aria-label="Contents">', '$&<a href="../">Playground</a>');
  return Object.keys(operations).reduce(
    (html, id) =>
      html.replace(
        `operationId <code>${id}</code>`,
        `$& · <a href="../try/?operation=${id}">Try it</a>`,
      ),
    linked,
  );
}
