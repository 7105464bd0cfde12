import type { Request } from './response.ts';

const longest = 2_000;
/** Matches a text of up to eight characters that occurs at least twenty times in a row. */
const repetition = /(.{1,8}?)\1{19,}/gs;

/**
 * Returns the request as a shell command. A short text body is part of the command; a Node script prints a long URL, a
 * long repetitive text and a few bytes, and the name of a file replaces any other body.
 */
export function curl(base: string, { method, path, headers, body }: Request): string {
  // curl waits for the body of a response to `-X HEAD`.
  const parts = ['curl', method === 'HEAD' ? '-I' : '-i'];
  if (method !== 'GET' && method !== 'HEAD') parts.push('-X', method);
  const url = base + path;
  parts.push(url.length <= longest ? quote(url) : `"$(node -e ${quote(scriptOf(url))})"`);
  for (const [name, values] of Object.entries(headers)) {
    for (const value of [values].flat()) {
      const shown = value.length <= longest ? value : `(${value.length} characters)`;
      // curl sends no header for `Name:`, and an empty one for `Name;`.
      parts.push('-H', quote(shown === '' ? `${name};` : `${name}: ${shown}`));
    }
  }
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === 'content-type');
  // curl would send the type of a form.
  if (body !== undefined && !hasType) parts.push('-H', quote('Content-Type:'));
  const command = parts.join(' ');
  if (body === undefined) return command;
  if (typeof body === 'string' && body.length <= longest)
    return `${command} --data-raw ${quote(body)}`;
  const script = typeof body === 'string' ? scriptOf(body) : bytesScriptOf(body);
  return script.length > longest
    ? `${command} --data-binary @body-of-${body.length}-bytes`
    : `node -e ${quote(script)} | ${command} --data-binary @-`;
}

/** Returns a Node script that prints the text. Writes repetitions as `.repeat()`. */
function scriptOf(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: all, 1: unit = '', index } of text.matchAll(repetition)) {
    if (index > end) parts.push(JSON.stringify(text.slice(end, index)));
    parts.push(`${JSON.stringify(unit)}.repeat(${all.length / unit.length})`);
    end = index + all.length;
  }
  if (end < text.length) parts.push(JSON.stringify(text.slice(end)));
  return `process.stdout.write(${parts.join(' + ')})`;
}

/** Returns a Node script that prints the bytes. */
function bytesScriptOf(bytes: Uint8Array): string {
  return `process.stdout.write(Buffer.from("${Buffer.from(bytes).toString('hex')}", "hex"))`;
}

/** Quotes a text as one argument of a shell command. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
