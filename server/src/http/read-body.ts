import { requestBodyBytes } from '@bold/sdk/limits';
import type { Context } from 'koa';
import { Problem } from '../problem.ts';

/**
 * Reads the request's JSON body. Throws `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE` or `MALFORMED_JSON` (decisions
 * §3).
 */
export async function readBody(ctx: Context): Promise<unknown> {
  if (!isJson(ctx)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json, in UTF-8.');
  }
  return parseJson(await readBytes(ctx, requestBodyBytes));
}

function isJson(ctx: Context): boolean {
  const [type = '', ...parameters] = ctx.get('Content-Type').toLowerCase().split(';');
  const foreignCharset = parameters.some((parameter) =>
    /^\s*charset=(?!"?utf-?8"?\s*$)/.test(parameter),
  );
  const encoding = ctx.get('Content-Encoding').toLowerCase();
  return (
    type.trim() === 'application/json' && !foreignCharset && ['', 'identity'].includes(encoding)
  );
}

/** Reads the raw body. Throws `PAYLOAD_TOO_LARGE` as soon as it is longer than `maxBytes`. */
export async function readBytes(ctx: Context, maxBytes: number): Promise<Buffer> {
  if ((ctx.request.length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('REQUEST_TIMEOUT', 'The request body is incomplete.', { cause });
  }
  return Buffer.concat(chunks);
}

// The rest of the body is not read: the connection closes after the response.
const tooLarge = (maxBytes: number) =>
  new Problem('PAYLOAD_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`, {
    headers: { Connection: 'close' },
  });

function parseJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
        throw new SyntaxError('The text contains a NUL character or half a surrogate pair.');
      }
      return value;
    });
  } catch (cause) {
    throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.', { cause });
  }
}

/** JSON allows characters that neither UTF-8 nor the database can store. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
