import { requestBodyBytes } from '../generated/limits.ts';
import type { FieldError } from '../generated/model/index.ts';
import type {
  Operation,
  OperationId,
  OperationInput,
  OperationParameter,
} from '../operations/index.ts';
import { Problem, validationFailed } from './problem.ts';
import { contractCheck, escapePointer } from './validate-schema.ts';

/** The parts of a request that the validation reads. Server and mock implement this type for their own requests. */
export type IncomingRequest = {
  /** Returns the decoded value of a path parameter. */
  pathParameter: (name: string) => string | undefined;
  /** Returns all values of a query parameter. */
  queryParameter: (name: string) => string[];
  /** Returns the value of a header. Returns `undefined` if the header is absent. */
  header: (name: string) => string | undefined;
  /** Reads the body. May stop after the first `maxBytes` + 1 bytes. */
  readBytes: (maxBytes: number) => Promise<Uint8Array>;
};

/** The valid input of an operation. `header` contains at most `Idempotency-Key`, the contract's header parameter. */
export type ValidInput<Id extends OperationId> = OperationInput<Id> & {
  header: Record<string, unknown>;
};

/**
 * Returns a function that reads and validates the requests of an operation (decisions §3). The function throws the
 * problem `UNSUPPORTED_MEDIA_TYPE`, `PAYLOAD_TOO_LARGE`, `MALFORMED_JSON` or `VALIDATION_FAILED`.
 *
 * @example
 * import { operations } from '@bold/sdk/operations';
 *
 * const readInput = inputReader(operations.getProfile);
 * const { params } = await readInput({
 *   pathParameter: () => '7',
 *   queryParameter: () => [],
 *   header: () => undefined,
 *   readBytes: async () => new Uint8Array(),
 * });
 * console.log(params.id); // 7
 */
export function inputReader<Id extends OperationId>(
  operation: Operation<Id>,
): (request: IncomingRequest) => Promise<ValidInput<Id>> {
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    place: placeOf(parameter),
    check: contractCheck(parameter.schema),
  }));
  const checkBody = operation.body === null ? null : contractCheck(operation.body);

  return async (request) => {
    const errors: FieldError[] = [];
    const input = { params: {}, query: {}, header: {}, body: undefined as unknown };
    for (const { check, place, ...parameter } of parameters) {
      const text = parameterText(request, parameter);
      if (text === undefined) {
        if (parameter.required) errors.push(missing(place));
        continue;
      }
      const value = typeof text === 'string' ? readText(text, parameter.kind) : text;
      errors.push(...check(value, place));
      Object.assign(input[members[parameter.in]], { [parameter.name]: value });
    }
    if (checkBody) {
      input.body = await readBody(request);
      errors.push(...checkBody(input.body, '/body'));
    }
    if (errors.length > 0) throw validationFailed(errors);
    return input as ValidInput<Id>;
  };
}

const members = { path: 'params', query: 'query', header: 'header' } as const;

/**
 * Returns the text of a parameter, or `undefined` if the parameter is absent. Returns a repeated query parameter as a
 * list, so that the schema refuses the list.
 */
function parameterText(
  request: IncomingRequest,
  { in: place, name }: OperationParameter,
): string | string[] | undefined {
  if (place === 'path') return request.pathParameter(name);
  if (place === 'header') return request.header(name);
  const values = request.queryParameter(name);
  return values.length > 1 ? values : values[0];
}

/**
 * Converts the text of a parameter to the type `kind` if the text is valid. Returns an invalid text unchanged, such as
 * "", "007" or "1e3" for a number, so that the schema refuses the text.
 */
function readText(text: string, kind: OperationParameter['kind']): unknown {
  if (kind === 'integer') return /^-?(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
  if (kind === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return /^(true|false)$/.test(text) ? text === 'true' : text;
  return text;
}

// Returns the JSON pointer of a parameter. Header names are in lower case, because they are case-insensitive.
function placeOf({ in: place, name }: OperationParameter): string {
  return `/${place}/${escapePointer(place === 'header' ? name.toLowerCase() : name)}`;
}

function missing(pointer: string): FieldError {
  return { pointer, code: 'required', message: 'This parameter is missing.' };
}

async function readBody(request: IncomingRequest): Promise<unknown> {
  if (!isJson(request)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json, in UTF-8.');
  }
  const encoding = (request.header('Content-Encoding') ?? '').toLowerCase();
  if (!['', 'identity'].includes(encoding)) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body without Content-Encoding.');
  }
  const bytes = await request.readBytes(requestBodyBytes);
  if (bytes.byteLength > requestBodyBytes) throw payloadTooLarge(requestBodyBytes);
  return parseJson(bytes);
}

/**
 * Returns the problem for a body of more than `maxBytes` bytes. The response closes the connection, because the server
 * does not read the rest of the body.
 *
 * @example
 * throw payloadTooLarge(65_536);
 */
export function payloadTooLarge(maxBytes: number): Problem {
  return new Problem('PAYLOAD_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`, {
    headers: { Connection: 'close' },
  });
}

/** Returns true if the headers of a request declare a JSON body in UTF-8. */
function isJson({ header }: IncomingRequest): boolean {
  const [type = '', ...parameters] = (header('Content-Type') ?? '').toLowerCase().split(';');
  const isOtherCharset = parameters.some((parameter) =>
    /^\s*charset=(?!"?utf-?8"?\s*$)/.test(parameter),
  );
  return type.trim() === 'application/json' && !isOtherCharset;
}

/**
 * Parses bytes as JSON in UTF-8. Refuses NUL characters and lone surrogates, because some databases cannot store them.
 * @throws `MALFORMED_JSON` if the bytes are invalid or refused.
 *
 * @example
 * const value = parseJson(new TextEncoder().encode('{"code":"abc"}'));
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value: unknown) => {
      if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
        throw new SyntaxError('The text contains a NUL character or half a surrogate pair.');
      }
      return value;
    });
  } catch (cause) {
    throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.', { cause });
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
