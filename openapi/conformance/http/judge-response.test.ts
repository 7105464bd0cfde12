import { expect, test } from 'vitest';
import { findOperation } from '../contract-operation.ts';
import { readDocuments } from '../documents.ts';
import { judgeResponse } from './judge-response.ts';
import type { HttpResponse } from './response.ts';

const { api } = readDocuments();
const getTaps = findOperation(api.operations, 'GET', '/user/taps/me');
const good: HttpResponse = {
  place: 'GET /user/taps/me',
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  text: '',
  json: { available_taps: 1, total_taps: 2 },
  code: undefined,
};
const problem = {
  type: '/docs/problems#init-data-missing',
  title: 'Init data is missing',
  status: 401,
  detail: 'No header.',
  code: 'INIT_DATA_MISSING',
  instance: 'urn:kit',
};
const refusal: HttpResponse = {
  ...good,
  status: 401,
  headers: {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'www-authenticate': 'tma',
    'x-request-id': '7d9f1c1e-4a86-4a52-9f0e-6f2f7a3f4c11',
  },
  json: problem,
  code: problem.code,
};

test('a response that follows the document has no faults', () => {
  expect(judgeResponse(api, getTaps, good)).toEqual([]);
  expect(judgeResponse(api, getTaps, refusal)).toEqual([]);
});

test.each<[string, Partial<HttpResponse>]>([
  ['an undocumented status', { status: 201 }],
  ['an internal error', { status: 500 }],
  ['another media type', { headers: { ...good.headers, 'content-type': 'text/html' } }],
  ['no Cache-Control', { headers: { 'content-type': 'application/json' } }],
  ['another Cache-Control', { headers: { ...good.headers, 'cache-control': 'public' } }],
  ['a missing property', { json: { available_taps: 1 } }],
  ['an unknown property', { json: { available_taps: 1, total_taps: 2, more: 3 } }],
  ['a negative balance', { json: { available_taps: -1, total_taps: 2 } }],
])('%s is a fault', (_what, change) => {
  expect(judgeResponse(api, getTaps, { ...good, ...change })).not.toEqual([]);
});

test.each([
  ['an unknown code', { code: 'SOMETHING' }],
  ['a code of another operation', { code: 'BONUS_ALREADY_TAKEN', status: 409 }],
  ['another status in the body', { status: 400 }],
  ['another title', { title: 'No entry' }],
  ['another type', { type: 'about:blank' }],
])('a problem with %s is a fault', (_what, change) => {
  const json = { ...problem, ...change };
  const response = { ...refusal, json, code: json.code };
  expect(judgeResponse(api, getTaps, response)).not.toEqual([]);
});
