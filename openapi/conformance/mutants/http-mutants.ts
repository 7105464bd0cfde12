import { inRequest, type Mutant, objectIn } from './mutant.ts';

const bodyLimit = 65_536;
const known = ['display_name', 'country_id', 'additional_info', 'payment_info'];

/** Faults in the form of requests and answers. */
export const httpMutants: Mutant[] = [
  {
    tag: 'levels',
    title: 'a wrong method is answered without Allow',
    answer: ({ headers: { allow: _, ...headers } }) => ({ headers }),
  },
  {
    tag: 'bonus',
    title: 'a wrong method is answered 404',
    answer: ({ status }) => ({ status: status === 405 ? 404 : status }),
  },
  {
    tag: 'document',
    title: 'an unknown path is answered as text',
    answer: ({ status }) => (status === 404 ? { body: 'Not Found' } : {}),
  },
  {
    tag: 'document',
    title: 'strangers are told apart before unknown paths',
    request: ({ headers, path }) =>
      headers.authorization ? {} : { path: path.replace(/api.*/, 'api/level') },
  },
  {
    tag: 'countries',
    title: 'problems are sent as application/json',
    answer: ({ status, headers }) =>
      status >= 400 ? { headers: { ...headers, 'content-type': 'application/json' } } : {},
  },
  {
    tag: 'levels',
    title: 'lists are not to be kept',
    answer: ({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-store' } }),
  },
  {
    tag: 'taps',
    title: 'balances may be kept',
    answer: ({ headers }) => ({ headers: { ...headers, 'cache-control': 'private, max-age=60' } }),
  },
  {
    tag: 'referrals',
    title: 'every media type is taken',
    request: ({ headers }) => ({ headers: { ...headers, 'content-type': 'application/json' } }),
  },
  {
    tag: 'referrals',
    title: 'broken JSON counts as an empty object',
    request: ({ body }) => (body !== '' && !isJson(body) ? { body: '{}' } : {}),
  },
  {
    tag: 'referrals',
    title: 'the limit of a body is one byte lower',
    answer: ({ headers }, { body }) =>
      body.length >= bodyLimit
        ? { status: 413, headers, body: '{"code":"PAYLOAD_TOO_LARGE"}' }
        : {},
  },
  inRequest('users', 'unknown properties are dropped', /profile\/me/, (json) =>
    Object.fromEntries(Object.entries(json).filter(([name]) => known.includes(name))),
  ),
  {
    tag: 'levels',
    title: 'the server fails now and then',
    answer: ({ status }) => ({ status: status === 200 ? 500 : status }),
  },
  {
    tag: 'invariants',
    title: 'Idempotency-Key is not read',
    request: ({ headers: { 'idempotency-key': _, ...headers } }) => ({ headers }),
  },
  {
    tag: 'invariants',
    title: 'a key of any form is taken',
    request: ({ headers }) => {
      const key = headers['idempotency-key'];
      const isOdd = key !== undefined && !/^[\w-]{8,64}$/.test(String(key));
      return isOdd ? { headers: { ...headers, 'idempotency-key': 'a-good-key' } } : {};
    },
  },
  {
    tag: 'invariants',
    title: 'keys are shared by all players',
    answer: keysOfAll(),
  },
];

function isJson(text: string): boolean {
  return objectIn(text) !== undefined || /^(\[|"|\d|null)/.test(text);
}

function keysOfAll(): NonNullable<Mutant['answer']> {
  const kept = new Map<string, string>();
  return ({ status, body }, { headers }) => {
    const key = String(headers['idempotency-key'] ?? '');
    if (key === '' || status !== 200) return {};
    const first = kept.get(key) ?? body;
    kept.set(key, first);
    return { body: first };
  };
}
