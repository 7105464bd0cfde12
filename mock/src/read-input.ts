import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { Operation, OperationParameter } from '@bold/sdk/operations';
import { segmentsOf } from './contract.ts';
import { Problem } from './problem.ts';
import { type Input, placeOf } from './validate.ts';

/** The parts of a request that are read; a `Request` has them all. */
export interface IncomingRequest {
  method: string;
  /** The whole address. */
  url: string;
  headers: { get: (name: string) => string | null };
  arrayBuffer: () => Promise<ArrayBuffer | Uint8Array>;
}

/**
 * Reads parameters and body of a request whose path fits the operation; `segments` are the path's.
 * Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or MALFORMED_JSON, in this order (contract).
 */
export async function readInput(
  operation: Operation,
  request: IncomingRequest,
  segments: string[],
): Promise<Input> {
  const { searchParams } = new URL(request.url);
  const template = segmentsOf(operation.path);
  const input: Input = { params: {}, query: {}, header: {}, body: undefined };
  for (const parameter of operation.parameters) {
    const texts = {
      path: segments.filter((_, index) => template[index] === `{${parameter.name}}`).map(decoded),
      query: searchParams.getAll(parameter.name),
      header: [request.headers.get(parameter.name) ?? []].flat(),
    }[parameter.in].map((text) => parameterValue(parameter, text));
    input[placeOf(parameter)][parameter.name] = texts.length > 1 ? texts : texts[0];
  }
  if (operation.body !== null) input.body = await readBody(request);
  return input;
}

/** Decodes a segment of the path; a segment with broken escapes stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

// Not Number(text) alone: it reads "" as 0, and "007", "0x10" and "1e3" as numbers too.
function parameterValue({ kind }: OperationParameter, text: string): unknown {
  const isNumber = kind === 'integer' || kind === 'number';
  return isNumber && /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
}

async function readBody(request: IncomingRequest): Promise<unknown> {
  if (!isPlainJson(request.headers)) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > rules.request_body_bytes) throw new Problem('PAYLOAD_TOO_LARGE');
  return parseJson(bytes);
}

/** Returns true for a body that is declared as JSON in UTF-8 without a content encoding. */
function isPlainJson(headers: IncomingRequest['headers']): boolean {
  const [type = '', ...parameters] = (headers.get('Content-Type') ?? '').toLowerCase().split(';');
  const isForeign = parameters.some((one) => /^\s*charset=(?!"?utf-?8"?\s*$)/.test(one));
  const encoding = headers.get('Content-Encoding')?.toLowerCase() ?? '';
  return type.trim() === 'application/json' && !isForeign && ['', 'identity'].includes(encoding);
}

/**
 * The JSON value in the bytes, which must be UTF-8 through and through: JSON can spell halves of
 * surrogate pairs and NUL, which no database holds. Throws MALFORMED_JSON.
 */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      (key, value: unknown) => {
        if ([key, value].some(isUnstorable))
          throw new SyntaxError('The text holds a NUL or half a pair.');
        return value;
      },
    );
  } catch (cause) {
    throw new Problem('MALFORMED_JSON', cause instanceof Error ? cause.message : undefined);
  }
}

function isUnstorable(text: unknown): boolean {
  return typeof text === 'string' && (text.includes('\0') || !text.isWellFormed());
}
