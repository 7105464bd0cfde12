import type { IncomingMessage } from 'node:http';
import { collectBody } from '../../http/collect-body.ts';
import { ApiError } from './api-error.ts';
import { Parameters } from './parameters.ts';

/** The maximum size of a body. The real API accepts larger bodies only for uploads. */
const bodyBytes = 1_048_576;

/**
 * Reads the parameters of a call from the query and the body. Accepts JSON, a form or a multipart form as the body, and
 * ignores files.
 * @throws An ApiError 400 if the body is unreadable, or an ApiError 413 if the body is above 1 MB.
 */
export async function readParameters(request: IncomingMessage): Promise<Parameters> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const body = await readBody(request);
  return new Parameters({
    ...Object.fromEntries(query),
    ...(await fields(body, request.headers['content-type'] ?? '')),
  });
}

/** Reads the whole body. Throws an ApiError 413 if it is above 1 MB. */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const body = await collectBody(request, bodyBytes);
  if (body.length > bodyBytes) throw new ApiError(413);
  return new Uint8Array(body);
}

async function fields(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Record<string, unknown>> {
  if (body.length === 0) return {};
  if (type.startsWith('application/json')) return jsonFields(body);
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return {};
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch (cause) {
    throw new ApiError(400, "can't parse the form", { cause });
  }
}

/** Returns the fields of a JSON body. Throws an ApiError 400 unless the body is a JSON object. */
export function jsonFields(body: Uint8Array): Record<string, unknown> {
  const value = parsed(body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError(400, 'the body must be a JSON object');
  }
  return { ...value };
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new ApiError(400, "can't parse the body as JSON", { cause });
  }
}
