import { inFile } from './mutant.ts';

/** Faults in the form of requests and responses. */
export const httpMutants = [
  ...inFile('referrals', 'sdk/src/contract/read-input.ts', {
    isJson: [
      ['every media type is accepted', "type.trim() === 'application/json'", "type !== 'json'"],
    ],
    readBody: [
      [
        'the limit of a body is one byte lower',
        'bytes.byteLength > requestBodyBytes',
        'bytes.byteLength >= requestBodyBytes',
      ],
    ],
    parseJson: [
      [
        'broken JSON counts as an empty object',
        "throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.', { cause });",
        'return { cause }.cause && {};',
      ],
    ],
    payloadTooLarge: [
      [
        'a body that is too large is called malformed',
        "new Problem('PAYLOAD_TOO_LARGE',",
        "new Problem('MALFORMED_JSON',",
      ],
    ],
  }),
  ...inFile('referrals', 'server/src/contract/read-bytes.ts', {
    readBytes: [
      [
        'the limit of an announced body is one byte lower',
        '(ctx.request.length ?? 0) > maxBytes',
        '(ctx.request.length ?? 0) >= maxBytes',
      ],
    ],
  }),
  ...inFile('users', 'sdk/src/contract/read-input.ts', {
    inputReader: [
      [
        'bodies are not validated',
        "errors.push(...checkBody(input.body, '/body'));",
        "if (input.body === null) errors.push(...checkBody(input.body, '/body'));",
      ],
      [
        'parameters are not validated',
        'errors.push(...check(value, place));',
        'if (value === null) errors.push(...check(value, place));',
      ],
      [
        'a required parameter may be missing',
        'if (parameter.required) errors',
        'if (!parameter.name) errors',
      ],
      [
        'errors point at the body alone',
        "checkBody(input.body, '/body')",
        "checkBody(input.body, '')",
      ],
    ],
    readText: [
      [
        'numbers in a query stay text',
        "if (kind === 'integer') return",
        "if (kind === 'boolean' && text === '') return",
      ],
    ],
  }),
  ...inFile('users', 'sdk/src/contract/contract-check.ts', {
    ajv: [
      [
        'unknown properties are dropped',
        'strict: false,',
        'strict: false,\n  removeAdditional: true,',
      ],
      [
        'texts that read as numbers are numbers',
        'strict: false,',
        'strict: false,\n  coerceTypes: true,',
      ],
      ['lengths count UTF-16 units', 'strict: false,', 'strict: false,\n  unicode: false,'],
    ],
  }),
  ...inFile('countries', 'sdk/src/contract/problem.ts', {
    problemReply: [
      [
        'problems are sent as application/json',
        "'Content-Type': 'application/problem+json'",
        "'Content-Type': 'application/json'",
      ],
      ['a problem has a title of its own', 'title: problems[code].title', 'title: detail'],
      [
        'problems may be cached',
        "'Cache-Control': 'no-store'",
        "'Cache-Control': 'private, max-age=60'",
      ],
      ['a type is the code as it is', "code.toLowerCase().replaceAll('_', '-')", 'code'],
      ['the body of a problem says 400', 'status, detail', 'status: 400,\n      detail'],
      ['a problem has no instance', 'instance: `', 'id: `'],
    ],
  }),
  ...inFile('levels', 'server/src/http/refuse-unrouted.ts', {
    refuseUnrouted: [
      [
        'the Authorization header is checked before unknown paths',
        "throw new Problem('NOT_FOUND')",
        "throw new Problem(ctx.get('Authorization') ? 'NOT_FOUND' : 'INIT_DATA_MISSING')",
        'document',
      ],
      [
        'an unknown path is a problem of the server',
        "new Problem('NOT_FOUND')",
        "new Problem('INTERNAL_ERROR')",
        'document',
      ],
      ['a wrong method is refused without Allow', "ctx.set('Allow', allow);", ''],
      ['a wrong method gets 404', "new Problem('METHOD_NOT_ALLOWED',", "new Problem('NOT_FOUND',"],
      [
        'Allow names every method',
        "[...new Set(methods), 'OPTIONS']",
        "[...new Set(methods), 'DELETE']",
      ],
    ],
  }),
  ...inFile('document', 'server/src/contract/api-router.ts', {
    apiRouter: [
      ['paths are matched without regard to case', 'sensitive: true', 'sensitive: false'],
    ],
  }),
  ...inFile('levels', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'media types are checked before init data',
        'const player = await authenticate(',
        "if (ctx.is('text/plain')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');\n    const player = await authenticate(",
        'referrals',
      ],
      [
        'every response may be cached',
        "{ 'Cache-Control': operation.cacheControl }",
        "{ 'Cache-Control': 'private, max-age=60' }",
      ],
      [
        'no response may be cached',
        "{ 'Cache-Control': operation.cacheControl }",
        "{ 'Cache-Control': 'no-store' }",
      ],
      [
        'every response has status 201',
        'status: operation.response.status, body',
        'status: 201, body',
      ],
      [
        'Idempotency-Key is not read',
        "typeof key === 'string'",
        "typeof key === 'number'",
        'invariants',
      ],
      [
        'keys are shared by all players',
        'respondOnce(deps, { userId,',
        'respondOnce(deps, { userId: 1,',
        'invariants',
      ],
    ],
    readAuthorization: [['every scheme is accepted', '/^tma (.+)$/i', '/^\\w+ (.+)$/i', 'bonus']],
  }),
  ...inFile('invariants', 'server/src/http/idempotency.ts', {
    respondOnce: [
      ['a key accepts another body', "JSON.stringify(body) ?? ''", "''"],
      ['a key accepts another operation', '{operationId} $', '{operationId.length * 0} $'],
      [
        'a request in progress does not stop its repetition',
        "if (!first?.reply) throw new Problem('REQUEST_IN_PROGRESS');",
        'if (!first?.reply) return run();',
      ],
      [
        'a request in progress counts as another use of the key',
        "if (!first?.reply) throw new Problem('REQUEST_IN_PROGRESS');",
        "if (!first?.reply) throw new Problem('IDEMPOTENCY_KEY_REUSED');",
      ],
      [
        'the first response is not stored',
        '? storeReply(db, claim, reply) :',
        '? freeKey(db, claim) :',
      ],
    ],
    isStorable: [
      ['refusals are not stored', 'status < 500 &&', 'status < 400 &&'],
      ['failures of the gateway are stored', 'status < 500 &&', 'status < 600 &&', 'payments'],
    ],
  }),
  ...inFile('document', 'sdk/src/contract/raw-reply.ts', {
    unreadableRequest: [
      ['headers that are too large get 400', "HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',", ''],
    ],
  }),
  ...inFile('document', 'server/src/limits/rate-limits.ts', {
    createRateLimits: [
      ['limits are ten times as high', 'points, duration: 60', 'points: points * 10, duration: 60'],
      ['limits are half as high', 'points, duration: 60', 'points: points / 2, duration: 60'],
      ['a player has no limit', 'await user(userId);', ''],
      ['all players share one limit', 'await user(userId);', 'await user(1);'],
      [
        'invoices and name checks have no limit of their own',
        'await operations[operationId]?.(userId);',
        '',
      ],
    ],
    tooMany: [
      ['a limit has no Retry-After', "headers: { 'Retry-After': String(seconds) }", 'headers: {}'],
    ],
  }),
];
