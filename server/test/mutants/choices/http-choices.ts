import { inServer, type Mutant } from '../mutant.ts';

const decodedPath = `if (hasPath(ctx)) {
    ctx.path = ctx.path.replace(/%6[1-9a-f]|%7[0-9a]/gi, decodeURIComponent);
    return next();
  }`;

/** Choices about HTTP, paths and headers, by the subject in chapters/rules.md. */
export const httpChoices: Record<string, Mutant[]> = {
  'What is not HTTP, headers that are too large, and headers that arrive too late': [
    ...inServer('document', 'server/src/http/client-error.ts', {
      respondToClientErrors: [
        [
          'R104',
          'headers that are too large close the connection',
          "error.code === 'ECONNRESET' ||",
          "error.code === 'ECONNRESET' || error.code === 'HPE_HEADER_OVERFLOW' ||",
        ],
        [
          'R105',
          'what is not HTTP, and headers that are late or too large, close the connection',
          "error.code === 'ECONNRESET' ||",
          'response === undefined ||',
        ],
      ],
    }),
    ...inServer('document', 'sdk/src/contract/raw-reply.ts', {
      unreadableRequest: [
        [
          'R120',
          'what is not HTTP is a body that is not JSON',
          'return validationFailed([error]);',
          "return new Problem('MALFORMED_JSON', error.message);",
        ],
      ],
    }),
  ],
  'An escape in a fixed segment of a path': [
    ...inServer('document', 'server/src/http/refuse-bad-target.ts', {
      refuseBadTarget: [
        [
          'R101',
          'letters in a path may be escaped',
          'if (hasPath(ctx)) return next();',
          decodedPath,
        ],
      ],
    }),
  ],
  'An unreadable escape such as `%zz` in a path or a query': [
    ...inServer('document', 'server/src/http/create-http-server.ts', {
      createHttpServer: [
        [
          'R110',
          'an unreadable escape in a request is 400 with a text',
          'const serve = oneAtATime(listener);',
          `const serve = oneAtATime((request, response) =>
    /%(?![0-9a-f]{2})/i.test(request.url)
      ? response.writeHead(400).end('URISyntaxException')
      : listener(request, response),
  );`,
        ],
      ],
    }),
    ...inServer('live', 'server/src/live/live-gateway.ts', {
      'LiveGateway.checkUpgrade': [
        [
          'R321',
          'an unreadable escape in an upgrade is 400',
          "if (readPath(request) !== livePath) throw new Problem('NOT_FOUND');",
          "if (/%(?![0-9a-f]{2})/i.test(request.url)) throw validationFailed([]);\n      if (readPath(request) !== livePath) throw new Problem('NOT_FOUND');",
        ],
      ],
    }),
  ],
  'A response that is the same for all players': [
    ...inServer('document', 'server/src/http/reply.ts', {
      sendReply: [
        ['R113', 'no response has an ETag', '...(constant && { ETag: constant.etag }),', ''],
      ],
    }),
  ],
  '`Content-Type` of a response': [
    ...inServer('document', 'server/src/http/reply.ts', {
      sendReply: [
        ['R113', 'JSON has no charset', "'application/json; charset=utf-8'", "'application/json'"],
      ],
    }),
  ],
  'Further headers': [
    ...inServer('document', 'server/src/http/security-headers.ts', {
      securityHeaders: [
        [
          'R113',
          'responses have further headers',
          "'Referrer-Policy': 'no-referrer',",
          "'Referrer-Policy': 'no-referrer', 'X-Served-By': 'node-7', 'Server-Timing': 'db;dur=3',",
        ],
      ],
    }),
  ],
};
