import type { MediaType, OpenApiDocument, PlacedOperation } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';
import { escapeHtml, jsonBlock, markedName, table } from './html.ts';
import { inline, prose } from './render-markdown.ts';
import { limitText, typeText } from './render-schema.ts';

/** Renders an operation. The ids in the HTML start with `prefix`. */
export function renderOperation(
  document: OpenApiDocument,
  prefix: string,
  { method, path, operation }: PlacedOperation,
): string {
  const base = document.servers?.[0]?.url ?? '';
  const parameters = (operation.parameters ?? []).map((each) => {
    const parameter = resolveReference(document, each);
    const schema = resolveReference(document, parameter.schema ?? {});
    return [
      markedName(parameter.name, parameter),
      escapeHtml(parameter.in),
      `${typeText(prefix, schema)}<br>${limitText(schema)}`,
      inline(parameter.description),
    ];
  });
  return `<section id="${prefix}${operation.operationId}"><h3><code>${method.toUpperCase()} ${escapeHtml(base + path)}</code> ${inline(operation.summary)}</h3>
<p class="quiet">operationId <code>${operation.operationId}</code>${operation.deprecated ? ' <em>deprecated</em>' : ''}</p>
${prose(operation.description)}
${table(['Parameter', 'In', 'Form', 'Meaning'], parameters)}
${operation.requestBody ? renderContent(prefix, 'Body', operation.requestBody.content) : ''}
${renderResponses(document, prefix, operation.responses)}</section>`;
}

function renderResponses(
  document: OpenApiDocument,
  prefix: string,
  responses: PlacedOperation['operation']['responses'],
): string {
  return Object.entries(responses)
    .map(([status, reference]) => {
      const response = resolveReference(document, reference);
      const codes = Object.keys(response.content?.['application/problem+json']?.examples ?? {});
      const links = codes.map((code) => `<a href="#${anchor(code)}"><code>${code}</code></a>`);
      if (links.length > 0) return `<p><strong>${status}</strong> ${links.join(', ')}</p>`;
      const title = `${status} ${response.description ?? ''}`;
      return renderContent(prefix, title, response.content ?? {});
    })
    .join('\n');
}

function renderContent(
  prefix: string,
  title: string,
  content: Readonly<Record<string, MediaType>>,
): string {
  return Object.entries(content)
    .map(([type, { schema, examples }]) => {
      const blocks = Object.entries(examples ?? {}).map(([name, example]) =>
        jsonBlock(inline(example.summary ?? name), example.value),
      );
      return `<p><strong>${inline(title)}</strong> <code>${type}</code> ${typeText(prefix, schema ?? {})}</p>\n${blocks.join('\n')}`;
    })
    .join('\n');
}

/** Returns the id of a problem's section in the documentation. The problem's `type` ends with this id. */
export function anchor(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}
