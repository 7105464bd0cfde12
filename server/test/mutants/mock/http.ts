import { inMock } from '../mutant.ts';

export const mockHttpMutants = [
  ...inMock('document', 'mock/src/api.ts', {
    apiReplies: [
      [
        'R101',
        'init data is looked for before the path',
        'const operation = route(method, path);',
        "if (!request.headers.get('Authorization')) throw new Problem('INIT_DATA_MISSING');\n      const operation = route(method, path);",
      ],
      [
        'R118',
        'OPTIONS is 200',
        '{ status: 204, headers: { Allow',
        '{ status: 200, headers: { Allow',
      ],
      ['R118', 'OPTIONS has no Allow', 'headers: { Allow: allowedMethods(path) }', 'headers: {}'],
      [
        'R117',
        'every response may be cached by everyone',
        "'Cache-Control': operation.cacheControl",
        "'Cache-Control': 'public, max-age=60'",
      ],
      [
        'R117',
        'a GET with the same path and query gets an old response',
        'const body = JSON.stringify(await serveOperation(backend, operation, request));',
        "const fresh = JSON.stringify(await serveOperation(backend, operation, request));\n      const body = method !== 'GET' || path.includes('/cached/') ? fresh : (((backend as { kept?: Record<string, string> }).kept ??= {})[request.headers.get('Authorization') + url] ??= fresh);",
        'users',
      ],
      [
        'R113',
        'a success is sent as text/json',
        "'Content-Type': 'application/json',",
        "'Content-Type': 'text/json',",
      ],
      [
        'R113',
        'a POST is 201',
        'status: operation.response.status',
        "status: method === 'POST' ? 201 : 200",
      ],
    ],
  }),
  ...inMock('document', 'mock/src/http/route.ts', {
    route: [
      ['R118', 'HEAD is not allowed', "method === 'HEAD' ? 'GET' : method", 'method'],
      [
        'R102',
        'a wrong method is 404',
        "new Problem('METHOD_NOT_ALLOWED',",
        "new Problem('NOT_FOUND',",
      ],
      [
        'R102',
        'a wrong method is refused without Allow',
        'headers: { Allow: allow }',
        'headers: {}',
      ],
      [
        'R102',
        'Allow of a wrong method lacks HEAD and OPTIONS',
        'headers: { Allow: allow }',
        "headers: { Allow: allow.replace(/, (HEAD|OPTIONS)|OPTIONS, /g, '') }",
      ],
    ],
    allowedMethods: [
      ['R102', 'Allow lacks HEAD', "...(known.includes('GET') ? ['HEAD'] : []), ", ''],
      ['R102', 'Allow lacks OPTIONS', ", 'OPTIONS'].sort()", '].sort()'],
    ],
    segmentsOf: [
      [
        'R101',
        'a slash at the end of a path is dropped',
        "path.split('/')",
        "path.replace(/\\/$/, '').split('/')",
      ],
      [
        'R101',
        'empty segments of a path are dropped',
        "path.split('/')",
        "path.replaceAll('//', '/').split('/')",
      ],
    ],
    operationsAt: [
      [
        'R102',
        'a fixed path also fits a path with a parameter',
        'wildcards(operation) === fewest',
        'wildcards(operation) >= fewest',
      ],
    ],
    fits: [
      [
        'R101',
        'paths are compared without their case',
        'part === segments[index]',
        'part.toLowerCase() === segments[index]?.toLowerCase()',
      ],
      [
        'R101',
        'more segments than a path has are ignored',
        'template.length === segments.length',
        'template.length <= segments.length',
      ],
    ],
  }),
  ...inMock('document', 'mock/src/http/problem-server.ts', {
    refuseUnreadable: [
      [
        'R104',
        'headers that are too large get a success',
        "if (code === 'ECONNRESET' ||",
        "if (code === 'HPE_HEADER_OVERFLOW') socket.end('HTTP/1.1 204 No Content\\r\\n\\r\\n');\n    else if (code === 'ECONNRESET' ||",
      ],
      [
        'R120',
        'a header that is not HTTP closes all connections',
        "if (code === 'ECONNRESET' ||",
        "if (code === 'HPE_INVALID_HEADER_TOKEN') server.closeAllConnections();\n    if (code === 'ECONNRESET' ||",
      ],
    ],
  }),
  ...inMock('document', 'mock/src/start/world-server.ts', {
    startWorldServer: [
      ['R105', 'a request may arrive for ever', 'requestTimeout: timeoutMs', 'requestTimeout: 0'],
      [
        'R105',
        'the headers have as much time as the request',
        'headersTimeout: headersMs',
        'headersTimeout: timeoutMs',
      ],
    ],
  }),
  ...inMock('document', 'sdk/src/contract/raw-reply.ts', {
    unreadableRequest: [
      [
        'R104',
        'headers that are too large are called a large body',
        "HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE'",
        "HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE'",
      ],
      [
        'R105',
        'an incomplete request is not well-formed',
        "ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',",
        '',
      ],
      [
        'R120',
        'what is not HTTP is not found',
        'return validationFailed([error]);',
        "return new Problem('NOT_FOUND', error.message);",
      ],
    ],
  }),
  ...inMock('countries', 'sdk/src/contract/problem.ts', {
    problemReply: [
      [
        'R114',
        'all problems have one instance',
        'requestId: string = problem.requestId',
        "requestId = '00000000-0000-4000-8000-000000000000'",
      ],
      [
        'R114',
        'a code is written in small letters',
        'detail, code,',
        'detail, code: code.toLowerCase(),',
      ],
      [
        'R114',
        'a problem has no status in its body',
        'title: problems[code].title, status,',
        'title: problems[code].title,',
      ],
      ['R114', 'problems are plain JSON', "'application/problem+json'", "'application/json'"],
      ['R117', 'problems say nothing of caches', "'Cache-Control': 'no-store',", ''],
    ],
  }),
  ...inMock('users', 'mock/src/tags/users.ts', {
    userOf: [
      [
        'R113',
        'a field without a value is absent',
        'country_id: player.countryId,',
        '...(player.countryId && { country_id: player.countryId }),',
      ],
      ['R113', 'an id is sent as text', 'id: player.id,', 'id: String(player.id),'],
    ],
  }),
  ...inMock('users', 'mock/src/serve-operation.ts', {
    serveOperation: [
      [
        'R103',
        'the body is read before the init data',
        'const call = await admit(backend, request);',
        'await readInput(operation, request);\n  const call = await admit(backend, request);',
      ],
      [
        'R103',
        'a used key is refused before the body is checked',
        'await readInput(operation, request);',
        "await readInput(operation, request).catch((error) => {\n    const key = [call.player.id, request.headers.get('Idempotency-Key')].join(' ');\n    if (Object.hasOwn(call.world.idempotentResponses, key)) throw new error.constructor('IDEMPOTENCY_KEY_REUSED');\n    throw error;\n  });",
        'referrals',
      ],
    ],
  }),
  ...inMock('users', 'mock/src/tags/update-my-profile.ts', {
    updateMyProfile: [
      [
        'R115',
        'the country is saved although the name is taken',
        'if (display_name && !isNameFree(',
        'player.countryId = country_id ?? player.countryId;\n  if (display_name && !isNameFree(',
      ],
      [
        'R115',
        'the links are saved although the country is unknown',
        'if (country_id) requireCountry(country_id);',
        'if (additional_info) player.social = merge(player.social, additional_info);\n  if (country_id) requireCountry(country_id);',
      ],
    ],
    merge: [
      [
        'R112',
        'a link without a scheme is refused',
        'const merged = { ...social, ...update };',
        "const merged = { ...social, ...update };\n  if (merged.custom_link && !/^https?:/i.test(merged.custom_link)) throw refused('pattern', '');",
      ],
    ],
  }),
  ...inMock('workflows', 'mock/src/tags/profile.ts', {
    profileOf: [['R141', 'a player without a wallet is verified', '?? false', '?? true']],
  }),
  ...inMock('deployment', 'mock/src/api.ts', {
    apiReplies: [
      [
        'R1104',
        'every origin gets CORS headers',
        "'Cache-Control': operation.cacheControl,",
        "'Cache-Control': operation.cacheControl,\n        'Access-Control-Allow-Origin': request.headers.get('Origin') ?? '*',",
      ],
      [
        'R1105',
        'a preflight needs init data',
        "if (method === 'OPTIONS')",
        "if (method === 'OPTIONS' && request.headers.get('Authorization'))",
      ],
    ],
  }),
];
