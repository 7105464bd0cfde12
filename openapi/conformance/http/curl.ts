import type { Request } from './response.ts';

const longest = 2_000;

/** Returns the request as a shell command. A long or binary body is replaced by its size. */
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

/** Quotes a text as one argument of a shell command. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
