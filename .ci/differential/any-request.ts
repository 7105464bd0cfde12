import { type Arbitrary, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import { bodies, written } from './any-body.ts';
import { anyAmount, anyCurrency, anyKey, anyNumberText } from './any-value.ts';
import type { Ask } from './step.ts';

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

const reading: Arbitrary<Ask> = paths.map((path) => ({ method: 'GET', path, headers: {} }));

const writing: Arbitrary<Ask> = oneof(
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

function withKey(ask: Ask, key: string | undefined): Ask {
  return key === undefined ? ask : { ...ask, headers: { ...ask.headers, 'Idempotency-Key': key } };
}

/** Changes that make another request of a good one, each in one way. */
const spoilers: ((ask: Ask) => Ask)[] = [
  (ask) => ({ ...ask, method: 'DELETE' }),
  (ask) => ({ ...ask, method: ask.method === 'POST' ? 'PATCH' : 'POST' }),
  (ask) => ({ ...ask, path: `${ask.path.replace(/\?.*/, '')}/` }),
  (ask) => ({ ...ask, path: ask.path.replace('/user', '/User').replace('/level', '/LEVEL') }),
  (ask) => ({ ...ask, path: `/nowhere${ask.path}` }),
  (ask) => ({ ...ask, path: ask.path.replace('/user', '/us%65r') }),
  (ask) => ({ ...ask, path: `${ask.path}${ask.path.includes('?') ? '&' : '?'}unknown=1` }),
  (ask) => ({ ...ask, path: ask.path.replace(/\?(.*)/, '?$1&$1') }),
  (ask) => ({ ...ask, path: ask.path.replace(/=.*/, '') }),
  (ask) => withType(ask, 'text/plain'),
  (ask) => withType(ask, 'APPLICATION/JSON; charset=UTF-8'),
  (ask) => withType(ask, 'application/json; charset=latin1'),
  (ask) => withType(ask, 'application/json5'),
  (ask) => ({ ...ask, headers: { ...ask.headers, 'Content-Encoding': 'gzip' } }),
  (ask) => withBody(ask, (body) => body.slice(0, -1)),
  (ask) => withBody(ask, () => ''),
  (ask) => withBody(ask, (body) => `${body} `),
  (ask) => withBody(ask, (body) => `\uFEFF${body}`),
  (ask) => withBody(ask, (body) => body.padEnd(65_536)),
  (ask) => withBody(ask, (body) => body.padEnd(65_537)),
  (ask) => withBody(ask, (body) => `[${body}]`),
  (ask) => ({ ...withBody(ask, () => '{"code":"\xff"}'), isBytes: true }),
];

function withType(ask: Ask, type: string): Ask {
  return { ...ask, headers: { ...ask.headers, 'Content-Type': type } };
}

function withBody(ask: Ask, change: (body: string) => string): Ask {
  return ask.body === undefined ? ask : { ...ask, body: change(ask.body) };
}

const good = oneof({ weight: 3, arbitrary: reading }, { weight: 4, arbitrary: writing });

/** Any request: of the contract most of the time, with good or bad input; else spoilt. */
export const anyAsk: Arbitrary<Ask> = oneof(
  { weight: 5, arbitrary: good },
  {
    weight: 1,
    arbitrary: record({ ask: good, spoil: constantFrom(...spoilers.keys()) }).map(
      ({ ask, spoil }) => spoilers[spoil]?.(ask) ?? ask,
    ),
  },
);
