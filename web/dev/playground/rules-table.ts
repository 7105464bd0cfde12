import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../openapi/conformance/main.ts', import.meta.url));

/** Returns the table of the conformance kit's rules and their checks, from what `--list` prints. */
export function rulesTable(): string {
  const list = execFileSync(process.execPath, [command, '--list'], { encoding: 'utf8' });
  const rows = [...list.matchAll(/^(R\d+) +(\S+) +(.*)\n +(.*)$/gm)].map(
    ([, id = '', profile = '', text = '', checks = '']) =>
      `<tr id="${id}"><th scope="row">${id}</th><td>${profile}</td><td>${escaped(text)}</td><td>${escaped(checks)}</td></tr>`,
  );
  return rows.join('\n');
}

/** Escapes a text for HTML. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
