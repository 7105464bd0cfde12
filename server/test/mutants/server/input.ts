import { inServer } from '../mutant.ts';

export const inputMutants = [
  ...inServer('referrals', 'sdk/src/contract/validate-input.ts', {
    isJson: [
      [
        'R106',
        'every media type is accepted',
        "type.trim() === 'application/json'",
        "type !== 'json'",
      ],
      ['R106', 'utf8 without a hyphen is another charset', 'utf-?8', 'utf-8'],
      [
        'R106',
        'only the first parameter of a media type is read',
        'parameters.some(',
        'parameters.slice(0, 1).some(',
      ],
    ],
    readBody: [
      [
        'R106',
        'Content-Encoding is compared with its case',
        "(request.header('Content-Encoding') ?? '').toLowerCase()",
        "request.header('Content-Encoding') ?? ''",
      ],
      [
        'R106',
        'an empty Content-Encoding is refused',
        "request.header('Content-Encoding') ?? ''",
        "(request.header('Content-Encoding') ?? 'identity') || 'none'",
      ],
      [
        'R107',
        'the limit of a body is one byte lower',
        'bytes.byteLength > requestBodyBytes',
        'bytes.byteLength >= requestBodyBytes',
      ],
    ],
    parseJson: [
      [
        'R108',
        'white space of ECMAScript around a body is ignored',
        'JSON.parse(text,',
        'JSON.parse(text.trim(),',
      ],
      [
        'R108',
        'broken JSON counts as an empty object',
        "throw new Problem('MALFORMED_JSON', 'The body could not be read as JSON.', { cause });",
        'return { cause }.cause && {};',
      ],
      [
        'R109',
        'a byte order mark is malformed',
        '{ fatal: true }',
        '{ fatal: true, ignoreBOM: true }',
      ],
      [
        'R109',
        'a property that occurs twice is malformed',
        'return JSON.parse(text, (key',
        'if (/"(\\w+)":[^,]*,"\\1":/.test(text)) throw new SyntaxError();\n    return JSON.parse(text, (key',
      ],
    ],
    isStorable: [
      ['R108', 'half a surrogate pair is read', 'text.isWellFormed() && ', ''],
      ['R108', 'U+0000 is read', " && !text.includes('\\0')", ''],
    ],
    payloadTooLarge: [
      [
        'R107',
        'a body that is too large is called malformed',
        "new Problem('PAYLOAD_TOO_LARGE',",
        "new Problem('MALFORMED_JSON',",
      ],
    ],
  }),
  ...inServer('referrals', 'server/src/contract/read-bytes.ts', {
    readBytes: [
      [
        'R107',
        'the limit of an announced body is one byte lower',
        '(ctx.request.length ?? 0) > maxBytes',
        '(ctx.request.length ?? 0) >= maxBytes',
      ],
      [
        'R107',
        'the first hundred chunks are read',
        'chunks.push(chunk);',
        'if (chunks.length < 100) chunks.push(chunk);',
        'document',
      ],
    ],
  }),
  ...inServer('users', 'sdk/src/contract/validate-input.ts', {
    inputReader: [
      [
        'R109',
        'bodies are not validated',
        "errors.push(...checkBody(input.body, '/body'));",
        "if (input.body === null) errors.push(...checkBody(input.body, '/body'));",
      ],
      [
        'R110',
        'parameters are not validated',
        'errors.push(...check(value, place));',
        'if (value === null) errors.push(...check(value, place));',
      ],
      [
        'R110',
        'a required parameter may be missing',
        'if (parameter.required) errors',
        'if (!parameter.name) errors',
      ],
      [
        'R111',
        'errors point at the body alone',
        "checkBody(input.body, '/body')",
        "checkBody(input.body, '')",
      ],
    ],
    readText: [
      [
        'R110',
        'numbers in a query stay text',
        "if (kind === 'integer') return",
        "if (kind === 'boolean' && text === '') return",
      ],
      [
        'R111',
        'a number with a leading zero breaks its minimum',
        ".test(text) ? Number(text) : text;\n  if (kind === 'number')",
        ".test(text) ? Number(text) : -1;\n  if (kind === 'number')",
      ],
    ],
    parameterText: [
      [
        'R111',
        'a query parameter that occurs twice breaks its pattern',
        'values.length > 1 ? values : values[0]',
        'values.length > 1 ? values.join() : values[0]',
      ],
    ],
  }),
  ...inServer('users', 'sdk/src/contract/validate-schema.ts', {
    ajv: [
      [
        'R109',
        'unknown properties are dropped',
        'strict: false,',
        'strict: false,\n  removeAdditional: true,',
      ],
      [
        'R109',
        'texts that read as numbers are numbers',
        'strict: false,',
        'strict: false,\n  coerceTypes: true,',
      ],
      [
        'R109',
        'patterns also fit before a line feed at the end',
        'strict: false,',
        "strict: false,\n  code: { regExp: Object.assign((source, flags) => new RegExp(source.replace(/\\$$/, '\\n?$'), flags), { code: 'RegExp' }) },",
      ],
      ['R219', 'lengths count UTF-16 units', 'strict: false,', 'strict: false,\n  unicode: false,'],
    ],
  }),
  ...inServer('users', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'R116',
        'an operation without a body refuses one',
        'const { header, ...valid } = await readInput(incoming(ctx));',
        "if (operation.body === null && ctx.request.length) throw new Problem('UNSUPPORTED_MEDIA_TYPE');\n    const { header, ...valid } = await readInput(incoming(ctx));",
      ],
      [
        'R116',
        'the JSON of every request is parsed',
        'const { header, ...valid } = await readInput(incoming(ctx));',
        "if (operation.body === null && ctx.is('json')) try { JSON.parse(String(await readBytes(ctx, 65_536))); } catch { throw new Problem('MALFORMED_JSON'); }\n    const { header, ...valid } = await readInput(incoming(ctx));",
      ],
    ],
  }),
];
