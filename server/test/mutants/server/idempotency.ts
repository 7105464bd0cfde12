import { inServer } from '../mutant.ts';

export const idempotencyMutants = [
  ...inServer('invariants', 'server/src/http/idempotency.ts', {
    respondOnce: [
      ['R122', 'a key accepts another body', "JSON.stringify(body) ?? ''", "''"],
      ['R122', 'a key accepts another operation', '{operationId} $', '{operationId.length * 0} $'],
      [
        'R123',
        'a request in progress does not stop its repetition',
        "if (!first?.reply) throw new Problem('REQUEST_IN_PROGRESS');",
        'if (!first?.reply) return run();',
      ],
      [
        'R122',
        'a request in progress comes before another body',
        'if (first && first.fingerprint !== fingerprint)',
        'if (first?.reply && first.fingerprint !== fingerprint)',
      ],
      [
        'R123',
        'a request in progress counts as another use of the key',
        "if (!first?.reply) throw new Problem('REQUEST_IN_PROGRESS');",
        "if (!first?.reply) throw new Problem('IDEMPOTENCY_KEY_REUSED');",
      ],
      [
        'R121',
        'the first response is not stored',
        '? storeReply(db, claim, reply) :',
        '? freeKey(db, claim) :',
      ],
    ],
    isStorable: [
      ['R124', 'refusals are not stored', 'status < 500 &&', 'status < 400 &&'],
      ['R124', 'a limit of the operation is stored', '&& status !== 429', '', 'users'],
      [
        'R124',
        'failures of the gateway are stored',
        'status < 500 &&',
        'status < 600 &&',
        'payments',
      ],
    ],
  }),
  ...inServer('invariants', 'server/src/contract/serve-operation.ts', {
    incoming: [
      [
        'R110',
        'of two keys the first one counts',
        'ctx.headers[name.toLowerCase()]?.toString()',
        'ctx.req.headersDistinct[name.toLowerCase()]?.[0]',
      ],
      [
        'R125',
        'a key of another form is made one',
        'ctx.headers[name.toLowerCase()]?.toString()',
        "name === 'Idempotency-Key' ? ctx.headers[name.toLowerCase()]?.toString().replace(/[^\\w-]/g, '-').padEnd(8, '-').slice(0, 64) : ctx.headers[name.toLowerCase()]?.toString()",
      ],
      [
        'R121',
        'the header of the key is read in its usual case alone',
        'ctx.headers[name.toLowerCase()]?.toString()',
        "name === 'Idempotency-Key' && !ctx.req.rawHeaders.includes(name) ? undefined : ctx.headers[name.toLowerCase()]?.toString()",
        'document',
      ],
    ],
    serveOperation: [
      [
        'R124',
        'a body that breaks the contract uses its key',
        'await readInput(incoming(ctx));',
        "await readInput(incoming(ctx)).catch(async (error) => {\n      const { requestId } = ctx.state;\n      const key = ctx.get('Idempotency-Key');\n      const refuse = async () => problemReply(error, requestId);\n      if (key.length === 36) await respondOnce(deps, { userId, operationId: operation.id, key, body: null, requestId }, refuse);\n      throw error;\n    });",
      ],
      [
        'R124',
        'a request above the limit uses its key',
        'await deps.rateLimits.user(userId, operation.id);',
        "await deps.rateLimits.user(userId, operation.id).catch(async (error) => {\n      const { requestId } = ctx.state;\n      const key = ctx.get('Idempotency-Key');\n      const refuse = async () => ({ status: 409, body: {}, headers: {} });\n      if (key) await respondOnce(deps, { userId, operationId: operation.id, key, body: null, requestId }, refuse);\n      throw error;\n    });",
      ],
      [
        'R121',
        'a repeated success has the id of its own request',
        "'X-Request-Id': ctx.state.requestId,",
        '',
      ],
      [
        'R121',
        'a key belongs to one launch of its player',
        'operationId: operation.id, key,',
        "operationId: operation.id, key: key + ctx.get('Authorization').slice(-8),",
      ],
      [
        'R125',
        'a short key refuses a PATCH',
        'const { header, ...valid } =',
        "if (ctx.method === 'PATCH' && ctx.get('Idempotency-Key').length === 5) throw new Problem('VALIDATION_FAILED');\n    const { header, ...valid } =",
      ],
    ],
  }),
];
