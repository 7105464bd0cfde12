import { inFile } from './mutant.ts';

/** Faults in the form of requests and answers. */
export const httpMutants = [
  ...inFile('referrals', 'server/src/http/read-body.ts', [
    ['every media type is accepted', "type.trim() === 'application/json'", "type !== 'json'"],
    [
      'the limit of a body is one byte lower',
      '(ctx.request.length ?? 0) > maxBytes',
      '(ctx.request.length ?? 0) >= maxBytes',
    ],
    [
      'the limit of a body is twice as high',
      'readBytes(ctx, requestBodyBytes)',
      'readBytes(ctx, requestBodyBytes * 2)',
    ],
    [
      'broken JSON counts as an empty object',
      "throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.', { cause });",
      'return { cause }.cause && {};',
    ],
    [
      'a body that is too large is called malformed',
      "new Problem('PAYLOAD_TOO_LARGE',",
      "new Problem('MALFORMED_JSON',",
    ],
  ]),
  ...inFile('users', 'server/src/http/read-input.ts', [
    [
      'bodies are not validated',
      'if (!validateBody(input.body))',
      'if (!validateBody(input.body) && input.body === null)',
    ],
    [
      'parameters are not validated',
      'if (!validate(value))',
      'if (!validate(value) && value === null)',
    ],
    [
      'a required parameter may be missing',
      'if (parameter.required) errors',
      'if (!parameter.name) errors',
    ],
    [
      'errors point at the body alone',
      "fieldErrors(validateBody, '/body')",
      "fieldErrors(validateBody, '')",
    ],
    [
      'numbers in a query stay text',
      'return pattern.test(text) ? Number(text) : text;',
      'return text;',
    ],
  ]),
  ...inFile('users', 'server/src/http/contract-schemas.ts', [
    [
      'unknown properties are dropped',
      '  strict: false,',
      '  strict: false,\n  removeAdditional: true,',
    ],
    [
      'texts that read as numbers are numbers',
      '  strict: false,',
      '  strict: false,\n  coerceTypes: true,',
    ],
    ['lengths count UTF-16 units', '  strict: false,', '  strict: false,\n  unicode: false,'],
  ]),
  ...inFile('countries', 'server/src/http/reply.ts', [
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
    [
      'the body of a problem says 400',
      '      status,\n      detail',
      '      status: 400,\n      detail',
    ],
    ['a problem has no instance', '      instance: `', '      id: `'],
  ]),
  ...inFile('levels', 'server/src/http/refuse-unrouted.ts', [
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
  ]),
  ...inFile('document', 'server/src/http/api-router.ts', [
    ['paths are matched without regard to case', 'sensitive: true', 'sensitive: false'],
  ]),
  ...inFile('levels', 'server/src/http/answer-operation.ts', [
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
    ['every response has status 201', 'status: operation.answer.status, body', 'status: 201, body'],
    ['a player has no limit', 'await limits.user(userId);', '', 'document'],
    [
      'all players share one limit',
      'await limits.user(userId);',
      'await limits.user(1);',
      'document',
    ],
    [
      'invoices and name checks have no limit of their own',
      '    await limits.operations[operation.id]?.(userId);\n',
      '',
      'document',
    ],
    [
      'Idempotency-Key is not read',
      "typeof key === 'string'",
      "typeof key === 'number'",
      'invariants',
    ],
    [
      'keys are shared by all players',
      'answerOnce(deps, { userId, ',
      'answerOnce(deps, { userId: 1, ',
      'invariants',
    ],
  ]),
  ...inFile('invariants', 'server/src/http/idempotency.ts', [
    ['a key accepts another body', "JSON.stringify(body) ?? ''", "''"],
    ['a key accepts another operation', '{operationId} $', '{operationId.length * 0} $'],
    ['refusals are not stored', 'status < 500 &&', 'status < 400 &&'],
    ['failures of the gateway are stored', 'status < 500 &&', 'status < 600 &&', 'payments'],
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
  ]),
  ...inFile('document', 'server/src/http/client-error.ts', [
    ['headers that are too large get 400', "HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',", ''],
  ]),
  ...inFile('document', 'server/src/rate-limits.ts', [
    ['limits are ten times as high', 'points, duration: 60', 'points: points * 10, duration: 60'],
    ['limits are half as high', 'points, duration: 60', 'points: points / 2, duration: 60'],
    ['a limit has no Retry-After', "headers: { 'Retry-After': String(seconds) }", 'headers: {}'],
  ]),
];
