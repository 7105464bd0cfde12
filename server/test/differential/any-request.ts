import { type Arbitrary, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import { bodies, written } from './any-body.ts';
import { anyAmount, anyCurrency, anyKey, anyNumberText } from './any-value.ts';
import type { ApiRequest } from './step.ts';

const someone = oneof(
  { weight: 6, arbitrary: constantFrom('$id:0', '$id:1', '$id:2') },
  { weight: 1, arbitrary: anyNumberText },
  { weight: 1, arbitrary: constant('999999999') },
);

const query = (name: string, value: Arbitrary<unknown>) =>
  value.map((text) => `${name}=${encodeURIComponent(String(text))}`);

const names = constantFrom(
  '$name:0',
  '$name:1',
  'Bold-One',
  'bold_3',
  'Bold_8',
  'a b',
  'x'.repeat(21),
  '',
);
const quote = tuple(
  query('payment_currency', anyCurrency),
  query('amount', oneof({ weight: 4, arbitrary: anyAmount }, anyNumberText)),
).map((parts) => `/payment/find-custom-price?${parts.join('&')}`);

const paths: Arbitrary<string> = oneof(
  constantFrom('/user/me', '/user/taps/me', '/user/taps/me', '/user/profile/me', '/level'),
  constantFrom('/country', '/payment/exchange-rate', '/payment/tariff', '/payment/bonus-threshold'),
  constantFrom('/leaderboard/me', '/leaderboard/top', '/user/referrals/code'),
  query('level_id', constantFrom(1, 1, 2, 3, 10, 11, 0, 'x')).map((it) => `/leaderboard/top?${it}`),
  query('display_name_to_check', names).map((it) => `/user/me/check-display-name?${it}`),
  someone.map((id) => `/user/profile/${id}`),
  someone.map((id) => `/user/taps/cached/${id}`),
  someone.map((id) => `/user/referrals/stats/${id}`),
  quote,
);

const reading: Arbitrary<ApiRequest> = paths.map((path) => ({ method: 'GET', path, headers: {} }));

const writing: Arbitrary<ApiRequest> = oneof(
  ...Object.entries(bodies).map(([address, body]) => {
    const [method = '', path = ''] = address.split(' ');
    return tuple(written(body), anyKey).map(([text, key]) =>
      withKey({ method, path, headers: { 'Content-Type': 'application/json' }, body: text }, key),
    );
  }),
  tuple(constantFrom('/bonus/start', '/bonus/start', '/user/wallet/proof-payload'), anyKey).map(
    ([path, key]) => withKey({ method: 'POST', path, headers: {} }, key),
  ),
);

function withKey(request: ApiRequest, key: string | undefined): ApiRequest {
  return key === undefined
    ? request
    : { ...request, headers: { ...request.headers, 'Idempotency-Key': key } };
}

const corruptions: ((request: ApiRequest) => ApiRequest)[] = [
  (request) => ({ ...request, method: 'DELETE' }),
  (request) => ({ ...request, method: request.method === 'POST' ? 'PATCH' : 'POST' }),
  (request) => ({ ...request, path: `${request.path.replace(/\?.*/, '')}/` }),
  (request) => ({
    ...request,
    path: request.path.replace('/user', '/User').replace('/level', '/LEVEL'),
  }),
  (request) => ({ ...request, path: `/nowhere${request.path}` }),
  (request) => ({ ...request, path: request.path.replace('/user', '/us%65r') }),
  (request) => ({
    ...request,
    path: `${request.path}${request.path.includes('?') ? '&' : '?'}unknown=1`,
  }),
  (request) => ({ ...request, path: request.path.replace(/\?(.*)/, '?$1&$1') }),
  (request) => ({ ...request, path: request.path.replace(/=.*/, '') }),
  (request) => withType(request, 'text/plain'),
  (request) => withType(request, 'APPLICATION/JSON; charset=UTF-8'),
  (request) => withType(request, 'application/json; charset=latin1'),
  (request) => withType(request, 'application/json5'),
  (request) => ({ ...request, headers: { ...request.headers, 'Content-Encoding': 'gzip' } }),
  (request) => withBody(request, (body) => body.slice(0, -1)),
  (request) => withBody(request, () => ''),
  (request) => withBody(request, (body) => `${body} `),
  (request) => withBody(request, (body) => `\uFEFF${body}`),
  (request) => withBody(request, (body) => body.padEnd(65_536)),
  (request) => withBody(request, (body) => body.padEnd(65_537)),
  (request) => withBody(request, (body) => `[${body}]`),
  (request) => ({ ...withBody(request, () => '{"code":"\xff"}'), isBytes: true }),
];

function withType(request: ApiRequest, type: string): ApiRequest {
  return { ...request, headers: { ...request.headers, 'Content-Type': type } };
}

function withBody(request: ApiRequest, change: (body: string) => string): ApiRequest {
  return request.body === undefined ? request : { ...request, body: change(request.body) };
}

const good = oneof({ weight: 3, arbitrary: reading }, { weight: 4, arbitrary: writing });

/** Generates requests that call an operation of the contract, with valid or invalid input. */
export const anyRequest: Arbitrary<ApiRequest> = oneof(
  { weight: 5, arbitrary: good },
  {
    weight: 1,
    arbitrary: record({ request: good, corruption: constantFrom(...corruptions.keys()) }).map(
      ({ request, corruption }) => corruptions[corruption]?.(request) ?? request,
    ),
  },
);
