import { inServer } from '../mutant.ts';

export const httpMutants = [
  ...inServer('countries', 'sdk/src/contract/problem.ts', {
    maxErrors: [['R111', 'all errors are listed', 'maxErrors = 100', 'maxErrors = 1000', 'users']],
    problemReply: [
      [
        'R114',
        'problems are sent as application/json',
        "'Content-Type': 'application/problem+json'",
        "'Content-Type': 'application/json'",
      ],
      ['R114', 'a problem has a title of its own', 'title: problems[code].title', 'title: detail'],
      [
        'R117',
        'problems may be cached',
        "'Cache-Control': 'no-store'",
        "'Cache-Control': 'private, max-age=60'",
      ],
      ['R114', 'a type is the code as it is', "code.toLowerCase().replaceAll('_', '-')", 'code'],
      ['R114', 'the body of a problem says 400', 'status, detail', 'status: 400,\n      detail'],
      ['R114', 'a problem has no instance', 'instance: `', 'id: `'],
      [
        'R209',
        'a 401 has no WWW-Authenticate',
        "...(status === 401 && { 'WWW-Authenticate': 'tma' }),",
        '',
      ],
    ],
  }),
  ...inServer('levels', 'server/src/http/refuse-unrouted.ts', {
    refuseUnrouted: [
      [
        'R101',
        'the Authorization header is checked before unknown paths',
        "throw new Problem('NOT_FOUND')",
        "throw new Problem(ctx.get('Authorization') ? 'NOT_FOUND' : 'INIT_DATA_MISSING')",
        'document',
      ],
      [
        'R101',
        'an unknown path is a problem of the server',
        "new Problem('NOT_FOUND')",
        "new Problem('INTERNAL_ERROR')",
        'document',
      ],
      [
        'R101',
        'OPTIONS of an unknown path is 204',
        "if (methods.length === 0) throw new Problem('NOT_FOUND');",
        "if (methods.length === 0 && ctx.method !== 'OPTIONS') throw new Problem('NOT_FOUND');",
        'document',
      ],
      [
        'R102',
        'HEAD of a POST is 200',
        "if (ctx.method !== 'OPTIONS') {",
        "if (ctx.method === 'HEAD') return void (ctx.status = 200);\n    if (ctx.method !== 'OPTIONS') {",
        'bonus',
      ],
      [
        'R101',
        'the path of the live connection demands an upgrade',
        "if (methods.length === 0) throw new Problem('NOT_FOUND');",
        "if (ctx.path === '/api/live') return void (ctx.status = 426);\n    if (methods.length === 0) throw new Problem('NOT_FOUND');",
        'document',
      ],
      [
        'R101',
        'the root of the API is a page of the app',
        "ctx.path !== '/api' && ",
        "ctx.path === '/api' && (ctx.body = '<!doctype html>')) return;\n    if (ctx.path !== '/api' && ",
        'document',
      ],
      ['R102', 'a wrong method is refused without Allow', "ctx.set('Allow', allow);", ''],
      [
        'R102',
        'Allow of a wrong method lacks HEAD and OPTIONS',
        "ctx.set('Allow', allow);",
        "ctx.set('Allow', ctx.method === 'OPTIONS' ? allow : allow.replace(/, (HEAD|OPTIONS)|OPTIONS, /g, ''));",
      ],
      [
        'R102',
        'a wrong method gets 404',
        "new Problem('METHOD_NOT_ALLOWED',",
        "new Problem('NOT_FOUND',",
      ],
      [
        'R102',
        'Allow names every method',
        "[...new Set(methods), 'OPTIONS']",
        "[...new Set(methods), 'DELETE']",
      ],
    ],
  }),
  ...inServer('document', 'server/src/contract/api-router.ts', {
    apiRouter: [
      ['R101', 'paths are matched without regard to case', 'sensitive: true', 'sensitive: false'],
    ],
  }),
  ...inServer('levels', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'R103',
        'media types are checked before init data',
        'const player = await authenticate(',
        "if (ctx.is('text/plain')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');\n    const player = await authenticate(",
        'referrals',
      ],
      [
        'R110',
        'a query parameter that the operation does not have is refused',
        'ctx.state.userId = userId;',
        "for (const name of new URLSearchParams(ctx.search).keys())\n      if (!operation.parameters.some((one) => one.name === name)) throw new Problem('NOT_FOUND');",
      ],
      [
        'R117',
        'every response may be cached',
        "'Cache-Control': operation.cacheControl",
        "'Cache-Control': 'private, max-age=60'",
      ],
      [
        'R117',
        'no response may be cached',
        "'Cache-Control': operation.cacheControl",
        "'Cache-Control': 'no-store'",
      ],
      [
        'R113',
        'every response has status 201',
        'status: operation.response.status, body',
        'status: 201, body',
      ],
      [
        'R121',
        'Idempotency-Key is not read',
        "typeof key === 'string'",
        "typeof key === 'number'",
        'invariants',
      ],
      [
        'R125',
        'keys are shared by all players',
        'respondOnce(deps, { userId,',
        'respondOnce(deps, { userId: 1,',
        'invariants',
      ],
    ],
    incoming: [
      [
        'R110',
        'names of query parameters are not decoded',
        '.getAll(name)',
        ".getAll(name).slice(0, ctx.querystring.split(name + '=').length - 1)",
        'leaderboard',
      ],
      [
        'R110',
        'an escaped slash ends a path parameter',
        'ctx.params[name]',
        "ctx.params[name]?.split('/')[0]",
        'users',
      ],
      [
        'R110',
        'a broken escape in the query is a problem of the server',
        'new URLSearchParams(ctx.search).getAll(name)',
        'decodeURIComponent(ctx.search) && new URLSearchParams(ctx.search).getAll(name)',
        'leaderboard',
      ],
    ],
    readAuthorization: [
      ['R202', 'every scheme is accepted', '/^tma (.+)$/i', '/^\\w+ (.+)$/i', 'bonus'],
    ],
  }),
  ...inServer('document', 'sdk/src/contract/raw-reply.ts', {
    unreadableRequest: [
      [
        'R104',
        'headers that are too large are a problem of the server',
        "HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',",
        "HPE_HEADER_OVERFLOW: 'INTERNAL_ERROR',",
      ],
      [
        'R105',
        'an incomplete request is not well-formed',
        "ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',",
        '',
      ],
      [
        'R120',
        'what is not HTTP is a problem of the server',
        'return validationFailed([error]);',
        "return new Problem('INTERNAL_ERROR', error.message);",
      ],
    ],
  }),
  ...inServer('document', 'server/src/http/client-error.ts', {
    respondToClientErrors: [
      [
        'R120',
        'what is not HTTP closes all connections',
        'const response = responses.get(socket);',
        'server.closeAllConnections();\n    const response = responses.get(socket);',
      ],
      [
        'R120',
        'what is not HTTP keeps its connection for ever',
        'const response = responses.get(socket);',
        "if (/^HPE_INVALID/.test(error.code ?? '')) return;\n    const response = responses.get(socket);",
      ],
    ],
  }),
  ...inServer('document', 'server/src/http/create-http-server.ts', {
    timeouts: [
      [
        'R105',
        'a request may arrive for ever',
        'requestMs: requestTimeoutSeconds * 1000',
        'requestMs: 0',
      ],
      [
        'R105',
        'a request has half of its time',
        'requestMs: requestTimeoutSeconds * 1000',
        'requestMs: requestTimeoutSeconds * 500',
      ],
      [
        'R105',
        'the headers have as much time as the request',
        'headersMs: requestHeadersTimeoutSeconds * 1000',
        'headersMs: requestTimeoutSeconds * 1000',
      ],
    ],
    createHttpServer: [
      [
        'R104',
        'headers of 6 kB are too large',
        'requireHostHeader: false,',
        'requireHostHeader: false,\n      maxHeaderSize: 6_000,',
      ],
      [
        'R107',
        'Expect: 100-continue gets 417',
        "server.on('checkExpectation', serve);",
        "server.on('checkContinue', (_request, response) => response.writeHead(417).end());",
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/update-my-profile.ts', {
    updateMyProfile: [
      [
        'R115',
        'the links are saved although the name is taken',
        'const changes = {',
        "await db.updateTable('users').set({ id: userId, ...socialChange(body) }).where('id', '=', userId).execute();\n  const changes = {",
      ],
    ],
    socialChange: [
      [
        'R112',
        'a link without a scheme is refused',
        'if (info === undefined) return {};',
        "if (info === undefined) return {};\n  if (info?.custom_link && !/^https?:/i.test(info.custom_link)) throw new Problem('MALFORMED_JSON');",
      ],
    ],
  }),
  ...inServer('users', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'R209',
        'the levels need no init data',
        "await authenticate(readAuthorization(ctx.get('Authorization')))",
        "operation.id === 'listLevels' && !ctx.get('Authorization') ? { userId: 1, telegramId: 1, languageCode: null } : await authenticate(readAuthorization(ctx.get('Authorization')))",
        'levels',
      ],
    ],
  }),
  ...inServer('users', 'server/src/users/get-profile.ts', {
    getProfile: [
      [
        'R117',
        'a profile that was read is returned again',
        'await requireUser(deps, params.id)',
        '((globalThis.profiles ??= {})[params.id] ??= await requireUser(deps, params.id))',
      ],
    ],
  }),
  ...inServer('document', 'server/src/http/refuse-unrouted.ts', {
    refuseUnrouted: [
      [
        'R118',
        'OPTIONS is not allowed',
        "if (ctx.method !== 'OPTIONS') {",
        'if (methods.length > 0) {',
      ],
      ['R118', 'OPTIONS is 200', 'ctx.status = 204;', 'ctx.status = 200;'],
    ],
  }),
];
