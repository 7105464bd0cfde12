import { type OperationId, operations } from '@bold/sdk/operations';
import { type Arbitrary, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import { bodies, written } from './any-body.ts';
import { anyAmount, anyCurrency, anyKey, anyNumberText } from './any-value.ts';
import type { ApiRequest } from './step.ts';

const someone = oneof(
  { weight: 6, arbitrary: constantFrom('$id:0', '$id:1', '$id:2') },
  { weight: 1, arbitrary: anyNumberText },
  { weight: 1, arbitrary: constant('999999999') },
);

const parameter = (name: string, value: Arbitrary<unknown>) =>
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
const levels = constantFrom(1, 1, 2, 3, 10, 11, 0, 'x');
const payment = oneof(
  { weight: 6, arbitrary: constantFrom('$payment:0', '$payment:1', '$payment:2') },
  { weight: 1, arbitrary: constantFrom('unknown', 'x'.repeat(64), 'x'.repeat(65), 'a.b') },
);
const payouts = constantFrom('f'.repeat(32), 'f'.repeat(15), 'F'.repeat(16));
const quote = tuple(
  parameter('payment_currency', anyCurrency),
  parameter('amount', oneof({ weight: 4, arbitrary: anyAmount }, anyNumberText)),
).map((parts) => parts.join('&'));

/** What replaces the parameter in the path of an operation, and the text after its `?`. */
type Input = { param?: Arbitrary<string>; query?: Arbitrary<string> };

/** The input of each operation without a body. An operation that is neither here nor in `bodies` does not compile. */
const inputs: Record<Exclude<OperationId, keyof typeof bodies>, Input> = {
  getMe: {},
  checkDisplayName: { query: parameter('display_name_to_check', names) },
  getProfile: { param: someone },
  getPaymentStatus: { param: payment },
  createWalletProofPayload: {},
  getMyTaps: {},
  getCachedTaps: { param: someone },
  listLevels: {},
  listCountries: {},
  getMyRank: {},
  listTop: { query: oneof(constant(''), parameter('level_id', levels)) },
  getMyReferralCode: {},
  getReferralStats: { param: someone },
  startBonus: {},
  listExchangeRates: {},
  listTariffs: {},
  listBonusThresholds: {},
  quoteCustomPrice: { query: quote },
  getMyPayouts: { query: oneof(constant(''), parameter('before', payouts)) },
};

const none = constant('');

function withoutBody(
  id: OperationId,
  { param = none, query = none }: Input,
): Arbitrary<ApiRequest> {
  const { method, path } = operations[id];
  return tuple(param, query).map(([value, text]) => {
    const filled = path.replace(/\{\w+\}/, () => value);
    return { method, path: text === '' ? filled : `${filled}?${text}`, headers: {} };
  });
}

function withJson(id: OperationId, body: Arbitrary<unknown>): Arbitrary<ApiRequest> {
  const { method, path } = operations[id];
  const headers = { 'Content-Type': 'application/json' };
  return written(body).map((text) => ({ method, path, headers, body: text }));
}

const idsIn = <Id extends OperationId>(table: Record<Id, unknown>) => Object.keys(table) as Id[];

const calls = [
  ...idsIn(inputs).map((id) => ({ id, request: withoutBody(id, inputs[id]) })),
  ...idsIn(bodies).map((id) => ({ id, request: withJson(id, bodies[id]) })),
];
const callsOf = (isReading: boolean) =>
  oneof(
    ...calls
      .filter(({ id }) => (operations[id].method === 'GET') === isReading)
      .map(({ request }) => request),
  );
const reading = callsOf(true);
const writing = tuple(callsOf(false), anyKey).map(([request, key]) => withKey(request, key));

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
