import type { ProblemCode } from '@bold/sdk';
import { problems } from '@bold/sdk/problems';
import { expect, test } from 'vitest';
import { signInitData } from '../../test/init-data.ts';
import { rawResponse } from '../../test/raw-response.ts';
import { startOfTests, startServer } from '../../test/start-server.ts';

const { port, player, db } = await startServer();
const raw = await player({ id: 1 }).raw;
await player({ id: 1 }).call('GET', '/user/me');
const me = await db.selectFrom('users').selectAll().execute();

const crlf = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const authorized = [`Authorization: tma ${raw}`, 'Connection: close'];
const get = (path: string, headers = authorized) =>
  crlf([`GET ${path} HTTP/1.1`, 'Host: bold', ...headers]);

function patch(body: string | Buffer, headers: string[] = []): Buffer {
  const bytes = Buffer.from(body);
  const head = [
    'PATCH /api/user/profile/me HTTP/1.1',
    'Host: bold',
    'Content-Type: application/json',
    `Content-Length: ${bytes.length}`,
    ...authorized,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(crlf(head)), bytes]);
}

const field = (value: string) => patch(`{"display_name":${value}}`);
const as = (initData: string) =>
  get('/api/user/me', [`Authorization: tma ${initData}`, 'Connection: close']);
const now = startOfTests.getTime() / 1000;
const signed = (fields: Record<string, string>) =>
  signInitData({ user: '{"id":1,"first_name":"A"}', auth_date: String(now), ...fields });

const requests: [what: string, bytes: string | Buffer, code: ProblemCode][] = [
  ['a number for a name', field('7'), 'VALIDATION_FAILED'],
  ['a list for a name', field('["a"]'), 'VALIDATION_FAILED'],
  ['an object for a name', field('{"toString":1}'), 'VALIDATION_FAILED'],
  ['NaN', field('NaN'), 'MALFORMED_JSON'],
  ['Infinity', field('-Infinity'), 'MALFORMED_JSON'],
  ['1e999', field('1e999'), 'VALIDATION_FAILED'],
  ['half a JSON', patch('{"display_name":"Ada'), 'MALFORMED_JSON'],
  ['two JSONs', patch('{}{}'), 'MALFORMED_JSON'],
  ['a NUL character', field('"a\\u0000"'), 'MALFORMED_JSON'],
  ['a raw NUL byte', patch(Buffer.from('{"bio":"\0"}')), 'MALFORMED_JSON'],
  ['half a surrogate pair', patch('{"additional_info":{"bio":"\\udfff"}}'), 'MALFORMED_JSON'],
  ['bytes that are not UTF-8', patch(Buffer.from([0x22, 0xc3, 0x28, 0x22])), 'MALFORMED_JSON'],
  ['a byte order mark of UTF-16', patch(Buffer.from('fffe7b007d00', 'hex')), 'MALFORMED_JSON'],
  ['a prototype', patch('{"__proto__":{"admin":true}}'), 'VALIDATION_FAILED'],
  ['a constructor', patch('{"constructor":{"prototype":{}}}'), 'VALIDATION_FAILED'],
  ['brackets without end', patch('['.repeat(60_000)), 'MALFORMED_JSON'],
  ['a text for a body', patch('"Ada"'), 'VALIDATION_FAILED'],
  ['null for a body', patch('null'), 'VALIDATION_FAILED'],
  ['10 MB', patch(Buffer.alloc(10_000_000, ' ')), 'PAYLOAD_TOO_LARGE'],
  [
    'a body that claims to be gzip',
    patch('{}', ['Content-Encoding: gzip']),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['2^53 for an id', get('/api/user/profile/9007199254740992'), 'VALIDATION_FAILED'],
  ['2^63 for an id', get('/api/user/profile/9223372036854775808'), 'VALIDATION_FAILED'],
  ['a negative id', get('/api/user/profile/-1'), 'VALIDATION_FAILED'],
  ['0x10 for an id', get('/api/user/profile/0x10'), 'VALIDATION_FAILED'],
  ['1.5 for an id', get('/api/user/profile/1.5'), 'VALIDATION_FAILED'],
  ['an id with a quote', get("/api/user/profile/1'--"), 'VALIDATION_FAILED'],
  ['an id that no user has', get('/api/user/profile/9007199254740991'), 'USER_NOT_FOUND'],
  ['a NUL in a path', get('/api/user/profile/%00'), 'VALIDATION_FAILED'],
  ['half an escape in a path', get('/api/user/profile/%E0%A4%A'), 'VALIDATION_FAILED'],
  ['a parameter twice', get('/api/leaderboard/top?level_id=1&level_id=2'), 'VALIDATION_FAILED'],
  [
    'a parameter in another notation',
    get('/api/leaderboard/top?level_id=1e1'),
    'VALIDATION_FAILED',
  ],
  [
    'a second question mark, which belongs to the name',
    get('/api/user/me/check-display-name??display_name_to_check=Ada'),
    'VALIDATION_FAILED',
  ],
  ['an empty parameter', get('/api/leaderboard/top?level_id='), 'VALIDATION_FAILED'],
  ['no name to check', get('/api/user/me/check-display-name'), 'VALIDATION_FAILED'],
  ['a path that leaves', get('/api/../../etc/passwd'), 'NOT_FOUND'],
  ['a path with two slashes', get('//api/level'), 'NOT_FOUND'],
  ['an address that is none', get('http://[/api/level'), 'VALIDATION_FAILED'],
  ['an address without a path', get('unknown://bold'), 'VALIDATION_FAILED'],
  ['an address in a fragment', get('//a@[#'), 'VALIDATION_FAILED'],
  ['an unknown method', crlf(['BREW /api/level HTTP/1.1', 'Host: bold']), 'VALIDATION_FAILED'],
  [
    'a wrong method',
    crlf(['DELETE /api/level HTTP/1.1', 'Host: bold', ...authorized]),
    'METHOD_NOT_ALLOWED',
  ],
  [
    'ten thousand headers',
    get(
      '/api/level',
      Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1`),
    ),
    'HEADERS_TOO_LARGE',
  ],
  ['a header of 20 kB', get('/api/level', [`X-Long: ${'x'.repeat(20_000)}`]), 'HEADERS_TOO_LARGE'],
  ['a header with a NUL', get('/api/level', ['X-Bad: \0']), 'VALIDATION_FAILED'],
  ['two lengths', patch('{}', ['Content-Length: 9']), 'VALIDATION_FAILED'],
  ['a length and chunks', patch('{}', ['Transfer-Encoding: chunked']), 'VALIDATION_FAILED'],
  [
    'a broken chunk',
    `${crlf(['POST /api/bonus/start HTTP/1.1', 'Host: bold', 'Transfer-Encoding: chunked'])}zz\r\n`,
    'VALIDATION_FAILED',
  ],
  ['no init data', get('/api/level', ['Connection: close']), 'INIT_DATA_MISSING'],
  [
    'another scheme',
    get('/api/level', ['Authorization: Bearer x', 'Connection: close']),
    'INIT_DATA_MISSING',
  ],
  ['init data of nothing', as('%%%'), 'INIT_DATA_MALFORMED'],
  [
    'init data with another hash',
    as(raw.replace(/hash=.{4}/, 'hash=0000')),
    'INIT_DATA_SIGNATURE_INVALID',
  ],
  [
    'init data signed by another bot',
    as(await signInitData({ user: '{"id":1}', auth_date: `${now}` }, '1:another-bot')),
    'INIT_DATA_SIGNATURE_INVALID',
  ],
  ['init data with a key twice', as(`${raw}&auth_date=${now}`), 'INIT_DATA_MALFORMED'],
  [
    'init data of yesterday',
    as(await signed({ auth_date: `${now - 86_401}` })),
    'INIT_DATA_EXPIRED',
  ],
  [
    'init data of tomorrow',
    as(await signed({ auth_date: `${now + 86_400}` })),
    'INIT_DATA_FROM_FUTURE',
  ],
  [
    'init data with a date that is none',
    as(await signed({ auth_date: 'NaN' })),
    'INIT_DATA_MALFORMED',
  ],
  ['a user without an id', as(await signed({ user: '{}' })), 'INIT_DATA_MALFORMED'],
  [
    'a user of 2^53',
    as(await signed({ user: '{"id":9007199254740992,"first_name":"A"}' })),
    'INIT_DATA_MALFORMED',
  ],
];

test.each(requests)(
  '[ERR-22] %s is refused with a code of the catalogue, and nothing is stored',
  async (_, bytes, code) => {
    const response = await rawResponse(port, bytes);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(JSON.parse(body)).toMatchObject({ code, status: problems[code].status });
    expect(head).toContain(`HTTP/1.1 ${problems[code].status} `);
    expect(await db.selectFrom('users').selectAll().execute()).toEqual(me);
  },
);
