import { inServer, type Mutant } from '../mutant.ts';

const bucket = `((limit) => {
  const buckets = new Map();
  return {
    async consume(key) {
      const now = performance.now();
      const perMs = limit.points / (limit.duration * 1000);
      const { left: before, at } = buckets.get(key) ?? { left: limit.points, at: now };
      const left = Math.min(limit.points, before + (now - at) * perMs);
      buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
      if (left < 1) throw new RateLimiterRes(0, (1 - left) / perMs);
    },
  };
})(options)`;

const slidingWindow = `((limit) => {
  const passed = new Map();
  return {
    async consume(key) {
      const start = performance.now() - limit.duration * 1000;
      const recent = (passed.get(key) ?? []).filter((at) => at > start);
      passed.set(key, recent);
      if (recent.length >= limit.points) throw new RateLimiterRes(0, recent[0] - start);
      recent.push(performance.now());
    },
  };
})(options)`;

const typeOfExponents = `(useful.length > 0 ? useful : errors).map((error) => {
      const names = error.instancePath.split('/').slice(1);
      const at = names.reduce((whole, name) => whole[name], value);
      const isWritten = typeof at === 'number' && String(at).includes('e');
      return fieldError(isWritten ? { ...error, keyword: 'type' } : error, place);
    })`;

const deepIsMalformed = `new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/(?:[[{]\\s*(?:"[^"]*"\\s*:\\s*)?){9}/.test(text)) throw new SyntaxError('It is nested too deeply.');`;

const localTimes = `constant?.text ?? responseText(body).replace(
    /(?<=")\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z(?=")/g,
    (time) => new Date(Date.parse(time) + 7_200_000).toISOString().replace(/\\.\\d+Z/, '+02:00'),
  );`;

const measuredAsReceived = `(Array.isArray(parsed) ? parsed : [parsed]).some(isTooLarge) ||
    (!Array.isArray(parsed) &&
      Buffer.byteLength(String(bytes).replace(/("(?:[^"\\\\]|\\\\.)*")|\\s+/g, '$1')) > analyticsEventBytes)`;

const nothingAfterGzip = `const { buffer, engine } = await unzip(bytes, { maxOutputLength: analyticsBodyBytes, info: true });
    if (engine.bytesWritten < bytes.length) throw new Error('Bytes follow.');
    return buffer;`;

/** Choices about limits, bodies and JSON, by the subject in chapters/rules.md. */
export const requestChoices: Record<string, Mutant[]> = {
  'Limits of a minute': [
    ...inServer('document', 'server/src/limits/rate-limits.ts', {
      memoryLimiter: [
        ['R131', 'limits are buckets that refill evenly', 'new RateLimiterMemory(options)', bucket],
        [
          'R131',
          'limits count in sliding windows',
          'new RateLimiterMemory(options)',
          slidingWindow,
        ],
      ],
    }),
  ],
  'The body of a repeated key': [
    ...inServer('invariants', 'server/src/http/idempotency.ts', {
      respondOnce: [
        [
          'R122',
          'bodies of a key are compared without the order of their properties',
          "JSON.stringify(body) ?? ''",
          'JSON.stringify(body && Object.entries(body).sort())',
        ],
      ],
    }),
  ],
  'An integer in JSON that is written as `1500.0` or `15e2`': [
    ...inServer('payments', 'sdk/src/contract/validate-schema.ts', {
      contractCheck: [
        [
          'R111',
          'an integer that is written with an exponent is of another type',
          '(useful.length > 0 ? useful : errors).map((error) => fieldError(error, place))',
          typeOfExponents,
        ],
      ],
    }),
  ],
  'JSON that is nested more deeply than its schema': [
    ...inServer('document', 'sdk/src/contract/validate-input.ts', {
      parseJson: [
        [
          'R108',
          'deep JSON is malformed',
          "new TextDecoder('utf-8', { fatal: true }).decode(bytes);",
          deepIsMalformed,
        ],
      ],
    }),
  ],
  'A number in JSON with more digits than a double, or too large for one': [
    ...inServer('document', 'sdk/src/contract/validate-input.ts', {
      parseJson: [
        [
          'R108',
          'a number too large for a double is malformed',
          'if (!isStorable(key) ||',
          'if (Math.abs(Number(value)) === Infinity || !isStorable(key) ||',
        ],
      ],
    }),
  ],
  'A character above U+FFFF under a quantifier of a pattern': [
    ...inServer('document', 'sdk/src/contract/validate-schema.ts', {
      ajv: [
        [
          'R109',
          'a quantifier counts UTF-16 code units',
          'meta: false,',
          'meta: false, unicodeRegExp: false,',
        ],
      ],
    }),
  ],
  'Times in responses': [
    ...inServer('document', 'server/src/http/reply.ts', {
      sendReply: [
        [
          'R113',
          'times are whole seconds with an offset',
          'constant?.text ?? responseText(body);',
          localTimes,
        ],
      ],
    }),
  ],
  'White space in JSON': [
    ...inServer('document', 'server/src/http/response-text.ts', {
      responseText: [
        [
          'R113',
          'JSON is indented',
          'return JSON.stringify(body);',
          'return JSON.stringify(body, null, 2);',
        ],
      ],
    }),
  ],
  'The order of `errors`, and the text of `detail` and `message`': [
    ...inServer('document', 'sdk/src/contract/problem.ts', {
      validationFailed: [
        [
          'R111',
          'errors are sorted backwards',
          'errors: errors.slice(0, maxErrors)',
          'errors: errors.slice(0, maxErrors).reverse()',
        ],
      ],
      problemReply: [
        [
          'R114',
          'every problem has its own wording',
          'const { code, status, message: detail, errors, headers } = problem;',
          "const { code, status, errors, headers } = problem;\n  const detail = 'Something is wrong here.';",
        ],
      ],
    }),
  ],
  '`errors` of one place': [
    ...inServer('document', 'sdk/src/contract/problem.ts', {
      validationFailed: [
        [
          'R111',
          'each wrong place has one error',
          'errors: errors.slice(0, maxErrors)',
          'errors: [...new Map(errors.map((error) => [error.pointer, error])).values()].slice(0, maxErrors)',
        ],
      ],
    }),
  ],
  'Ids and codes': [
    ...inServer('users', 'server/migrations/0001-users.sql', {
      'table users': [
        [
          'R211',
          'ids start at five thousand million and skip some',
          'generated by default as identity primary key',
          'generated by default as identity (start with 5000000000 increment by 7) primary key',
        ],
      ],
    }),
    ...inServer('payments', 'server/src/database/random-code.ts', {
      randomCode: [
        [
          'R411',
          'codes consist of digits',
          'alphabet[randomInt(alphabet.length)]',
          'randomInt(10)',
        ],
      ],
    }),
  ],
  'The size of an event': [
    ...inServer('analytics', 'server/src/analytics/parse-events.ts', {
      parseEvents: [
        [
          'R903',
          'an event is measured as received, without white space',
          '(Array.isArray(parsed) ? parsed : [parsed]).some(isTooLarge)',
          measuredAsReceived,
        ],
      ],
    }),
  ],
  'A gzip body with several members, or with bytes after the first one': [
    ...inServer('analytics', 'server/src/analytics/read-events.ts', {
      inflate: [
        [
          'R903',
          'bytes after gzip are refused',
          'return await unzip(bytes, { maxOutputLength: analyticsBodyBytes });',
          nothingAfterGzip,
        ],
      ],
    }),
  ],
};
