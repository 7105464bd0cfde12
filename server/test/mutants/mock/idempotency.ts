import { inMock } from '../mutant.ts';

export const mockIdempotencyMutants = [
  ...inMock('invariants', 'mock/src/http/idempotency.ts', {
    responseLifetimeMs: [
      [
        'R121',
        'a response is kept for two seconds',
        'rules.idempotency_hours * 3_600_000',
        '2_000',
      ],
    ],
    respondOnce: [
      [
        'R121',
        'keys are not read',
        "call.header['Idempotency-Key']",
        "call.header['X-Idempotency-Key']",
      ],
      [
        'R121',
        'a repeated response has the name of the moment',
        'return repeat(saved);',
        "{\n      const repeated = repeat(saved) as object;\n      return ('display_name' in repeated ? { ...repeated, display_name: call.player.displayName } : repeated) as Body;\n    }",
      ],
      [
        'R122',
        'a key accepts another body of the same fields',
        'JSON.stringify(call.body ?? null)',
        'JSON.stringify(Object.keys(call.body ?? {}))',
      ],
      ['R122', 'a key accepts another operation', 'first.operationId !== operationId ||', ''],
      ['R122', 'a key accepts another body', '|| first.body !== body', ''],
      [
        'R122',
        'a request in progress comes before another body',
        'if (first && (',
        'if (saved && first && (',
      ],
      [
        'R123',
        'a request in progress does not stop its repetition',
        "if (first) throw new Problem('REQUEST_IN_PROGRESS');",
        '',
      ],
      [
        'R123',
        'a request in progress is another use of the key',
        "new Problem('REQUEST_IN_PROGRESS')",
        "new Problem('IDEMPOTENCY_KEY_REUSED')",
      ],
      ['R124', 'problems are not stored', 'save({ code, detail, requestId });', ''],
      ['R125', 'keys are shared by all players', 'const id =', 'const id = String(key) ||'],
      [
        'R125',
        'keys are compared without their case',
        "call.header['Idempotency-Key']",
        "call.header['Idempotency-Key']?.toString().toLowerCase()",
      ],
      [
        'R125',
        'the last character of a long key is not compared',
        "call.header['Idempotency-Key']",
        "call.header['Idempotency-Key']?.toString().slice(0, 63)",
      ],
    ],
    repeat: [
      [
        'R124',
        'a stored problem is repeated as a used key',
        'throw new Problem(response.code, response.detail, response)',
        "throw new Problem('IDEMPOTENCY_KEY_REUSED')",
      ],
      ['R121', 'a repeated problem is a new one', ', response);', ');'],
    ],
  }),
  ...inMock('invariants', 'mock/src/serve-operation.ts', {
    serveOperation: [
      [
        'R125',
        'a PATCH has a key too',
        'const given = { ...call, ...input, signal };',
        "const given = { ...call, ...input, signal };\n  given.header['Idempotency-Key'] = request.headers.get('Idempotency-Key') ?? undefined;",
      ],
      [
        'R124',
        'a body that breaks the contract uses its key',
        'await readInput(operation, request);',
        "await readInput(operation, request).catch((error) => {\n    const key = request.headers.get('Idempotency-Key');\n    if (key) call.world.idempotentResponses[[call.player.id, key].join(' ')] = { operationId: operation.id, body: 'null', respondedAt: call.now, response: { code: error.code, detail: '' } };\n    throw error;\n  });",
      ],
    ],
  }),
];
