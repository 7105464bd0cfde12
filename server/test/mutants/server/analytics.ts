import { inServer } from '../mutant.ts';

export const analyticsMutants = [
  ...inServer('analytics', 'server/src/analytics/analytics.ts', {
    analytics: [
      [
        'R914',
        'OPTIONS of every path is 204',
        '(operation ? respond(ctx, operation) : next())',
        "(operation ? respond(ctx, operation) : ctx.method === 'OPTIONS' ? void (ctx.status = 204) : next())",
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/parse-events.ts', {
    parseEvents: [
      [
        'R903',
        'only events are measured',
        '.some(isTooLarge)',
        ".some((one) => typeof one === 'object' && isTooLarge(one))",
      ],
      [
        'R902',
        'events are counted after they are measured',
        'if (Array.isArray(parsed) && parsed.length > analyticsBatchEvents) throw mismatch();',
        '',
      ],
    ],
    storable: [
      [
        'R902',
        'half a surrogate pair loses its batch',
        "if (typeof value === 'string') return",
        "if (typeof value === 'string' && !value.isWellFormed()) throw unreadable();\n  if (typeof value === 'string') return",
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/record-events.ts', {
    recordEvents: [
      [
        'R904',
        'a body of another type uses up its solution',
        'const isGzip = readEncoding(ctx);',
        "const lose = async (error: unknown): Promise<never> => {\n      const lost = proofs.verify(ctx.get('Content'), clock.now());\n      if (lost) await spendProof(db, lost);\n      throw error;\n    };\n    const isGzip = await Promise.resolve().then(() => readEncoding(ctx)).catch(lose);",
      ],
      [
        'R904',
        'a body of unknown length that is too large uses up its solution',
        'const received = await readBytes(ctx, analyticsBodyBytes);',
        "const received = await readBytes(ctx, analyticsBodyBytes).catch(async (error: unknown): Promise<never> => {\n      if (proof && !ctx.get('Content-Length')) await spendProof(db, proof);\n      throw error;\n    });",
      ],
      [
        'R907',
        'an empty solution is an invented one',
        "requireProof(ctx.get('Content'), sender, now)",
        "requireProof(ctx.headers.content === '' ? '-' : ctx.get('Content'), sender, now)",
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/record-events.ts', {
    requireToken: [['R901', 'any token is accepted', 'given !== token', "given === 'none'"]],
  }),
  ...inServer('analytics', 'server/src/analytics/record-events.ts', {
    recordEvents: [
      ['R905', 'a wrong solution is accepted', ': proof !== undefined;', ': true;'],
      ['R908', 'events get 200', 'sendReceipt(ctx, 202,', 'sendReceipt(ctx, 200 as 202,'],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/events-repository.ts', {
    spendProof: [
      [
        'R904',
        'a solution never expires',
        'conflict.doNothing()',
        "conflict.column('id').doUpdateSet({ expires_at: expiresAt })",
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/parse-events.ts', {
    parseEvents: [
      [
        'R902',
        "another application's events are accepted",
        'app_name !== analyticsAppName',
        "app_name === ''",
      ],
      [
        'R902',
        'an event may have no nested properties',
        'if (!isRecord(body)) throw mismatch();',
        "if (!isRecord(body) || [body].flat().some((one) => Object.values(one).some((value) => typeof value === 'object'))) throw mismatch();",
      ],
      [
        'R902',
        'a batch may not repeat an event',
        'const events = Array.isArray(body) ? body : [body];',
        'const events = [body].flat();\n  if (new Set(events.map((one) => JSON.stringify(one))).size < events.length) throw mismatch();',
      ],
      [
        'R902',
        'a name in capital letters is refused',
        'if (!isRecord(body)) throw mismatch();',
        'if (!isRecord(body) || [body].flat().some(({ event_name }) => /^[A-Z_]+$/.test(event_name))) throw mismatch();',
      ],
      [
        'R902',
        'events are not validated',
        'if (!isRecord(body))',
        'if (!isRecord(body) && body === null)',
      ],
      ['R903', 'an event may be as large as a body', '.some(isTooLarge)', '.some(() => false)'],
    ],
    isTooLarge: [
      [
        'R903',
        'the size of an event is that of its characters',
        'Buffer.byteLength(JSON.stringify(event))',
        'JSON.stringify(event).length',
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/read-events.ts', {
    readEncoding: [
      [
        'R903',
        'a media type with a charset is refused',
        String.raw`/^application\/json\s*(;|$)/i`,
        String.raw`/^application\/json$/i`,
      ],
      [
        'R903',
        'unknown encodings are read as plain',
        "!['', 'identity', 'gzip'].includes(encoding)",
        "encoding === 'none'",
      ],
    ],
    inflate: [
      [
        'R903',
        'a body may be twice as large when it is inflated',
        'maxOutputLength: analyticsBodyBytes',
        'maxOutputLength: analyticsBodyBytes * 2',
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/proofs.ts', {
    'SignedProofs.verify': [
      [
        'R905',
        'a signed value need not be signed',
        'given.length !== expected.length || !timingSafeEqual(given, expected)',
        "text === ''",
      ],
    ],
    'Proofs.next': [
      ['R905', 'every receipt has a valid solution', 'isProven ?', 'isProven !== undefined ?'],
    ],
  }),

  ...inServer('analytics', 'server/src/analytics/record-events.ts', {
    recordEvents: [
      [
        'R907',
        'a request without a solution is refused',
        "shown === '' ? unproven.mayPass(sender, now) :",
        "shown === '' ? false :",
      ],
      [
        'R901',
        'the token is checked after the body',
        "requireToken(ctx.get('TGA-Auth-Token'), token); const isGzip = readEncoding(ctx);",
        "const isGzip = readEncoding(ctx);\n    requireToken(ctx.get('TGA-Auth-Token'), token);",
      ],
      [
        'R903',
        'gzip is not inflated',
        'isGzip ? await inflateFor(sender, received) :',
        'isGzip ? received :',
      ],
      [
        'R904',
        'a request that is refused later does not use its solution',
        'if (proof && !(await spendProof(db, proof)))',
        'parseEvents(isGzip ? await inflate(received) : received);\n    if (proof && !(await spendProof(db, proof)))',
      ],
    ],
    requireToken: [
      [
        'R901',
        'the case of the token is ignored',
        'given !== token',
        'given.toLowerCase() !== token.toLowerCase()',
      ],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/curve-tasks.ts', {
    'CurveTasks.issue': [
      ['R906', 'all tasks of ten minutes are one', '(this.#nonce + this.#step) % nonces', '7'],
    ],
  }),
  ...inServer('analytics', 'server/src/analytics/analytics.ts', {
    analytics: [
      ['R911', 'no event has a number', 'ctx.body = eventThresholds;', 'ctx.body = {};'],
      [
        'R906',
        'a task may be cached',
        'ctx.body = proofs.issueTask(clock.now());',
        "ctx.set('Cache-Control', 'max-age=60');\n        ctx.body = proofs.issueTask(clock.now());",
      ],
    ],
  }),
];
