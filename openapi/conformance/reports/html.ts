import type { Result } from '../check.ts';
import type { Target } from '../target.ts';
import { coverageReport } from './coverage-report.ts';
import { escapeMarkup } from './escape-markup.ts';
import { profileReport, profilesOf } from './profiles.ts';
import { countOf, rulesOf } from './table.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1b1b1b;background:#fff}
table{border-collapse:collapse}td,th{padding:.25rem .75rem;text-align:right;border-bottom:1px solid #767676}
td:first-child,th:first-child{text-align:left}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.75rem;background:#f2f2f2}
.broken{border-left:.3rem solid #b00020;padding-left:.75rem}`;

/** Returns the run as one HTML page without external resources. */
export function htmlReport(results: Result[], target: Target): string {
  const rows = [...Map.groupBy(results, ({ check }) => check.tag)].map(([tag, own]) => {
    const counts = (['held', 'broken', 'not checked'] as const).map(
      (state) => `<td>${countOf(own, state)}</td>`,
    );
    return `<tr><th scope="row">${escapeMarkup(tag)}</th>${counts.join('')}</tr>`;
  });
  const broken = results.filter(({ state }) => state === 'broken').map(failure);
  const others = results
    .filter(({ state }) => state !== 'broken')
    .map(({ check, state, sentence }) => {
      const why = sentence ? `: ${sentence}` : '';
      return `<li>${escapeMarkup(`${check.tag}: ${check.title} (${state}${why})`)}</li>`;
    });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conformance of ${escapeMarkup(target.addresses.api)}</title><style>${style}</style></head><body>
<h1>Conformance of ${escapeMarkup(target.addresses.api)}</h1>
<p>Seed ${target.seed}. ${results.length} checks, ${countOf(results, 'broken')} broken.</p>
<table><thead><tr><th scope="col">Tag</th><th scope="col">held</th><th scope="col">broken</th><th scope="col">not checked</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>
<h2>Broken</h2>${broken.join('') || '<p>No check is broken.</p>'}
<h2>Profiles</h2><pre>${escapeMarkup(profileReport(profilesOf(target, results)))}</pre>
<h2>Coverage</h2><pre>${escapeMarkup(coverageReport(target))}</pre>
<h2>Other checks</h2><ul>${others.join('')}</ul></body></html>
`;
}

function failure({ check, sentence, steps }: Result): string {
  return `<section class="broken"><h3>${escapeMarkup(`${check.tag}: ${check.title}`)}</h3>
<p>${escapeMarkup(sentence)}</p><p>${escapeMarkup(rulesOf(check).join(' '))}</p>
<pre>${escapeMarkup(steps.join('\n'))}</pre></section>`;
}
