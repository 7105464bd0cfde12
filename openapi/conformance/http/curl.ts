import type { Request } from './answer.ts';

const longest = 2_000;

/** The request as a command for a shell; a long or binary body is named by its size alone. */
export function curl(base: string, { method, path, headers, body }: Request): string {
  const parts = ['curl', '-i'];
  if (method !== 'GET') parts.push('-X', method);
  parts.push(quote(base + path));
  for (const [name, value] of Object.entries(headers)) {
    const shown = value.length <= longest ? value : `(${value.length} characters)`;
    parts.push('-H', quote(`${name}: ${shown}`));
  }
  if (typeof body === 'string' && body.length <= longest) parts.push('--data-raw', quote(body));
  else if (body !== undefined) parts.push(`--data-binary @body-of-${body.length}-bytes`);
  return parts.join(' ');
}

/** A text as a shell takes it as one word, whatever is in it. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
