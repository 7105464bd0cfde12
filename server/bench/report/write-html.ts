import type { Report } from '../bench.ts';
import { showSpread } from '../statistics.ts';
import { drawPlot } from './draw-plot.ts';
import { goalOf, verdictOf } from './write-markdown.ts';

const style = `body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } td, th { padding: .25rem .5rem; border-bottom: 1px solid #ccc; text-align: left }
svg { width: 100%; height: auto; font-size: 11px } .missed { color: #b91c1c } .met { color: #15803d }`;

/** Returns the report as one self-contained HTML page with plots. */
export function writeHtml({ machine, at, benches }: Report): string {
  const parts = benches.map(({ name, question, measured, ratios }) => {
    const rows = measured.map(({ what, size, unit, values }) =>
      row('td', [what, size === null ? '' : `${size}`, showSpread(values), unit]),
    );
    const ratioRows = ratios.map((ratio) => {
      const verdict = verdictOf(ratio);
      return row('td', [
        ratio.what,
        showSpread(ratio.values),
        goalOf(ratio),
        `<span class="${verdict}">${verdict}</span>`,
      ]);
    });
    return `<h2>${name}</h2><p>${question}</p>
      ${table(['Ratio of the same round', 'Median (range)', 'Goal', ''], ratioRows)}
      ${drawPlot(measured)}
      ${table(['Measured', 'Size', 'Median (range)', ''], rows)}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Costs</title><style>${style}</style>
    <h1>Costs</h1><p>${at}, ${machine}.</p>${parts.join('\n')}</html>\n`;
}

const row = (cell: 'td' | 'th', texts: string[]) =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;

const table = (heads: string[], rows: string[]) =>
  `<table>${row('th', heads)}${rows.join('')}</table>`;
