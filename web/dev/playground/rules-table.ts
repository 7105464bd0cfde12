import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../openapi/conformance/main.ts', import.meta.url));

/** Returns HTML table rows with the rules and checks that `bold-conformance --list` prints. */
export function rulesTable(): string {
  const list = execFileSync(process.execPath, [command, '--list'], { encoding: 'utf8' });
  const rows = [...list.matchAll(/^(R\d+) +(\S+) +(.*)\n +(.*)$/gm)].map(
    ([, id = '', ...rest]) =>
      `<tr id="${id}"><th scope="row">${id}</th>${rest.map(cell).join('')}</tr>`,
  );
  if (rows.length === 0) throw new Error('bold-conformance --list printed no rule.');
  return rows.join('\n');
}

function cell(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<td>${escaped}</td>`;
}
