import type { LiveDocument, OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { type Chapter, renderChapterMenu, renderChapters } from './chapters.ts';
import { jsonBlock } from './html.ts';
import { inline, prose } from './render-markdown.ts';
import { renderOperation } from './render-operation.ts';
import { renderCloseCodes, renderProblems } from './render-problems.ts';
import { renderSchema, typeText } from './render-schema.ts';
import { stylesheet } from './stylesheet.ts';

/** Renders the documentation as one HTML page without scripts and external resources. */
export function renderDocs(
  contract: OpenApiDocument,
  live: LiveDocument,
  analytics: OpenApiDocument,
  chapters: readonly Chapter[],
): string {
  const menu = operationsOf(contract).map(
    ({ operation: { operationId } }) => `<a href="#${operationId}">${operationId}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${inline(contract.info.title)}</title>
<style>${stylesheet}</style>
</head>
<body>
<nav aria-label="Contents"><a href="#product">Product API</a>${renderChapterMenu(chapters)}${menu.join('')}<a href="#problems">Problems</a><a href="#live">Live connection</a><a href="#analytics">Analytics</a></nav>
<main>
<h1 id="product">${inline(contract.info.title)}</h1>
<p>Documents: <a href="/docs/openapi.yaml">openapi.yaml</a>, <a href="/docs/live.asyncapi.yaml">live.asyncapi.yaml</a>, <a href="/docs/analytics.openapi.yaml">analytics.openapi.yaml</a></p>
${prose(contract.info.description)}
${renderChapters(chapters)}
${renderTags(contract)}
<h2 id="schemas">Schemas</h2>
${renderSchemas(contract, '')}
<h2 id="problems">Problems</h2>
${renderProblems(contract)}
<h2 id="live">${inline(live.info.title)}</h2>
${renderLive(live)}
<h2 id="analytics">${inline(analytics.info.title)}</h2>
${prose(analytics.info.description)}
${operationsOf(analytics)
  .map((placed) => renderOperation(analytics, 'analytics-', placed))
  .join('\n')}
${renderSchemas(analytics, 'analytics-')}
</main>
</body>
</html>
`;
}

function renderTags(contract: OpenApiDocument): string {
  return (contract.tags ?? [])
    .map(({ name, description }) => {
      const operations = operationsOf(contract).filter(({ operation }) =>
        operation.tags?.includes(name),
      );
      return `<h2>${name}</h2>\n${prose(description)}\n${operations.map((placed) => renderOperation(contract, '', placed)).join('\n')}`;
    })
    .join('\n');
}

function renderSchemas(document: OpenApiDocument, prefix: string): string {
  return Object.entries(document.components.schemas)
    .map(([name, schema]) => renderSchema(prefix, name, schema))
    .join('\n');
}

function renderLive(live: LiveDocument): string {
  const messages = Object.entries(live.components.messages).map(([key, message]) => {
    const examples = message.examples.map(({ name, summary, payload }) =>
      jsonBlock(inline(`${name}: ${summary}`), payload),
    );
    return `<section id="live-${key}"><h3>${inline(message.title)}</h3>
<p>${inline(message.summary)} ${typeText('', message.payload)}</p>
${examples.join('\n')}</section>`;
  });
  return `<p><code>WebSocket /api/live?tg_auth=…</code></p>
${prose(live.info.description)}
${messages.join('\n')}
${renderCloseCodes(live['x-live-close-codes'])}`;
}
