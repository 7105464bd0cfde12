import { inMock } from '../mutant.ts';

export const mockBodiesMutants = [
  ...inMock('users', 'sdk/src/contract/validate-input.ts', {
    isJson: [
      [
        'R106',
        'a media type that begins alike is accepted',
        "type.trim() === 'application/json'",
        "type.trim().startsWith('application/json')",
      ],
      ['R106', 'every charset is accepted', '&& !isOtherCharset', ''],
      [
        'R106',
        'a charset is refused',
        '/^\\s*charset=(?!"?utf-?8"?\\s*$)/.test(parameter)',
        '/^\\s*charset=/.test(parameter)',
      ],
    ],
    readBody: [
      [
        'R106',
        'every Content-Encoding is accepted',
        "!['', 'identity'].includes(encoding)",
        'false && encoding',
      ],
      [
        'R107',
        'the size is measured in characters',
        'bytes.byteLength > requestBodyBytes',
        'new TextDecoder().decode(bytes).length > requestBodyBytes',
      ],
      [
        'R107',
        'the limit of a body is one byte lower',
        'bytes.byteLength > requestBodyBytes',
        'bytes.byteLength >= requestBodyBytes',
      ],
      [
        'R103',
        'the size is checked before the media type',
        'if (!isJson(request)) {',
        'if ((await request.readBytes(requestBodyBytes)).byteLength > requestBodyBytes) throw payloadTooLarge(requestBodyBytes);\n  if (!isJson(request)) {',
      ],
    ],
    parseJson: [
      ['R108', 'bytes that are not UTF-8 are replaced', '{ fatal: true }', '{}'],
      ['R108', 'an empty body is an empty object', 'JSON.parse(text,', "JSON.parse(text || '{}',"],
      [
        'R108',
        'a comma at the end is ignored',
        'JSON.parse(text,',
        "JSON.parse(text.replace(/,\\s*}$/, '}'),",
      ],
      [
        'R108',
        'a body that is not JSON breaks the contract',
        "new Problem('MALFORMED_JSON',",
        "new Problem('VALIDATION_FAILED',",
      ],
    ],
    inputReader: [
      [
        'R109',
        'patterns of a body are not checked',
        "checkBody(input.body, '/body')",
        "checkBody(input.body, '/body').filter(({ code }) => code !== 'pattern')",
      ],
      [
        'R109',
        'the longest texts of a body are not checked',
        "checkBody(input.body, '/body')",
        "checkBody(input.body, '/body').filter(({ code }) => code !== 'maxLength')",
      ],
      [
        'R109',
        'null counts as absent',
        "checkBody(input.body, '/body')",
        "checkBody(JSON.parse(JSON.stringify(input.body), (_, value) => value ?? undefined), '/body')",
      ],
      [
        'R109',
        'fractions are cut off',
        "checkBody(input.body, '/body')",
        "checkBody(JSON.parse(JSON.stringify(input.body), (_, value) => (typeof value === 'number' ? Math.trunc(value) : value)), '/body')",
      ],
      [
        'R109',
        'unknown properties are accepted',
        "checkBody(input.body, '/body')",
        "checkBody(input.body, '/body').filter(({ code }) => code !== 'additionalProperties')",
      ],
      [
        'R110',
        'the largest numbers of parameters are not checked',
        'check(value, place)',
        "check(value, place).filter(({ code }) => code !== 'maximum')",
      ],
      [
        'R503',
        'the smallest amounts are not checked',
        'check(value, place)',
        "check(value, place).filter(({ code }) => code !== 'minimum')",
        'payments',
      ],
      [
        'R503',
        'any currency is quoted',
        'check(value, place)',
        "check(value, place).filter(({ code }) => code !== 'enum')",
        'payments',
      ],
      [
        'R110',
        'a line feed at the end of a parameter is ignored',
        'readText(text, parameter.kind)',
        "readText(text.replace(/\\n$/, ''), parameter.kind)",
      ],
      [
        'R110',
        'an absent parameter that is required is null',
        'if (parameter.required) errors.push(missing(place));',
        '',
      ],
      [
        'R111',
        'only the first error is listed',
        'throw validationFailed(errors)',
        'throw validationFailed(errors.slice(0, 1))',
      ],
      [
        'R111',
        'errors of parameters hide those of the body',
        'if (checkBody) {',
        'if (checkBody && errors.length === 0) {',
      ],
      [
        'R103',
        'the key is checked before the body is parsed',
        'if (checkBody) {',
        'if (errors.length > 0) throw validationFailed(errors);\n    if (checkBody) {',
        'referrals',
      ],
      [
        'R116',
        'an operation without a body refuses one',
        'if (checkBody) {',
        "if (!checkBody && Number(request.header('Content-Length') ?? 0) > 0) throw new Problem('UNSUPPORTED_MEDIA_TYPE');\n    if (checkBody) {",
      ],
      [
        'R116',
        'an operation without a body refuses one that is not JSON',
        'if (checkBody) {',
        "if (!checkBody && Number(request.header('Content-Length') ?? 0) > 0) await readBody(request);\n    if (checkBody) {",
      ],
      [
        'R125',
        'keys of any form are accepted',
        'check(value, place)',
        "(parameter.in === 'header' ? [] : check(value, place))",
        'invariants',
      ],
    ],
    parameterText: [
      [
        'R110',
        'of a repeated parameter the last one counts',
        'values.length > 1 ? values : values[0]',
        'values.at(-1)',
      ],
      [
        'R110',
        'of a repeated parameter the first one counts',
        'values.length > 1 ? values : values[0]',
        'values[0]',
      ],
    ],
    readText: [
      [
        'R110',
        'numbers may have zeros and a plus before them',
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)$/",
        "if (kind === 'integer') return /^[+-]?\\d+$/",
      ],
      [
        'R110',
        'numbers may have zeros after a point',
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)$/",
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)(\\.0+)?$/",
      ],
      [
        'R110',
        'an exponent is read',
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)$/",
        "if (kind === 'integer') return /^-?(0|[1-9]\\d*)(e\\d+)?$/",
      ],
      [
        'R110',
        'numbers wrap around at 64 bits',
        '\\d*)$/.test(text) ? Number(text)',
        '\\d*)$/.test(text) ? Number(BigInt.asIntN(64, BigInt(text)))',
      ],
    ],
    placeOf: [
      [
        'R111',
        'a parameter is named by its place',
        "escapePointer(place === 'header' ? name.toLowerCase() : name)",
        'escapePointer(place)',
      ],
    ],
  }),
  ...inMock('users', 'mock/src/http/collect-body.ts', {
    collectBody: [
      ['R107', 'a body that is too large is cut', 'subarray(0, limit + 1)', 'subarray(0, limit)'],
    ],
  }),
  ...inMock('leaderboard', 'mock/src/http/request-input.ts', {
    incoming: [
      [
        'R110',
        'names of query parameters are not decoded',
        'searchParams.getAll(name)',
        "searchParams.getAll(name).slice(0, request.url.split(name + '=').length - 1)",
      ],
    ],
  }),
  ...inMock('invariants', 'mock/src/http/request-input.ts', {
    incoming: [
      [
        'R125',
        'an empty key counts as absent',
        'request.headers.get(name) ?? undefined',
        'request.headers.get(name) || undefined',
      ],
    ],
  }),
  ...inMock('users', 'sdk/src/contract/validate-schema.ts', {
    fieldError: [
      [
        'R111',
        'a missing property is named by its object',
        'params.missingProperty ?? params.additionalProperty',
        'params.additionalProperty',
      ],
      [
        'R111',
        'an unknown property is named by its object',
        'params.missingProperty ?? params.additionalProperty',
        'params.missingProperty',
      ],
      ['R111', 'the keyword is called invalid', 'code: keyword', "code: 'invalid'"],
    ],
    escapePointer: [
      [
        'R111',
        'a pointer is not escaped',
        "name.replaceAll('~', '~0').replaceAll('/', '~1')",
        'name',
      ],
    ],
    ajv: [
      ['R219', 'lengths count UTF-16 units', 'strict: false,', 'strict: false,\n  unicode: false,'],
    ],
  }),
  ...inMock('users', 'sdk/src/contract/problem.ts', {
    maxErrors: [
      ['R111', 'at most three errors are listed', 'maxErrors = 100', 'maxErrors = 3'],
      ['R111', 'more than 100 errors are listed', 'maxErrors = 100', 'maxErrors = 1000'],
    ],
  }),
];
