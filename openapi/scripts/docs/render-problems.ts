import type { CatalogueProblem, CloseCode, OpenApiDocument } from '../document.ts';
import { operationsOf } from '../document.ts';
import { problemExample } from '../problem-response.ts';
import { escapeHtml, jsonBlock, table } from './html.ts';
import { inline, prose } from './render-markdown.ts';
import { anchor } from './render-operation.ts';

export function renderProblems(document: OpenApiDocument): string {
  const operations = operationsOf(document);
  return Object.entries(document['x-problem-catalogue'] ?? {})
    .map(([code, problem]) => {
      const users = operations.filter(({ operation }) => operation['x-problems']?.includes(code));
      return renderProblem(
        code,
        problem,
        users.length === operations.length
          ? 'every operation'
          : users
              .map(
                ({ operation: { operationId } }) => `<a href="#${operationId}">${operationId}</a>`,
              )
              .join(', '),
      );
    })
    .join('\n');
}

function renderProblem(code: string, problem: CatalogueProblem, users: string): string {
  const facts = [
    problem.status ? `HTTP ${problem.status}` : 'live connection only',
    problem.retryable ? 'a retry can succeed' : 'a retry cannot succeed',
    ...(problem.environment ? ['only in a broken or differently configured environment'] : []),
    ...(problem.live ? [`live: ${problem.live} the batch`] : []),
    ...(users ? [users] : problem.where === 'edge' ? ['before the operation is known'] : []),
  ];
  return `<section id="${anchor(code)}"><h3><code>${code}</code> ${inline(problem.title)}</h3>
${prose(problem.description)}
<p class="quiet">${facts.join(' · ')}</p>
${problem.status ? jsonBlock('Example', problemExample(code, problem)) : ''}</section>`;
}

export function renderCloseCodes(codes: Readonly<Record<string, CloseCode>>): string {
  const rows = Object.entries(codes).map(([code, { title, description, reconnect }]) => [
    `<code>${escapeHtml(code)}</code>`,
    inline(title),
    inline(description),
    reconnect ? 'yes' : 'no',
  ]);
  return table(['Close code', 'Name', 'Meaning', 'Reconnect'], rows);
}
