import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { described, holds, ok, refused } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { exampleInput, pathOf } from './example-input.ts';
import { nearMisses } from './json-near-misses.ts';

const json = 'application/json';
const nesting = 20_000;
const otherTypes = [
  'text/json',
  'application/jsonx',
  'application/json-patch+json',
  'application/problem+json',
  'application/octet-stream',
  'multipart/form-data; boundary=application/json',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8; charset=utf-16',
];
const sameTypes = [
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'application/json; CharSet="UTF8"; version=2',
];
const otherEncodings = ['gzip', 'x-gzip', 'GZIP', 'br', 'deflate'];
const sameEncodings = ['identity', 'Identity', ''];
const badKey = { 'Idempotency-Key': 'short' };

/**
 * Returns two checks for each operation with a body. One check sends nearly valid bodies, and the other sends requests
 * that break two rules.
 */
export function bodyChainChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ body }) => body !== undefined)
    .flatMap((operation) => {
      const check = checksOf(operation);
      return [
        check(
          `${operation.id} refuses an empty body, similar media types, JSON that only lenient parsers accept, text that is not well-formed, and a chunked body above the limit`,
          ['R106', 'R107', 'R108'],
          (kit) => refuseNearMisses(kit, operation),
        ),
        check(
          `${operation.id} returns the first of two reasons against a request`,
          ['R103'],
          (kit) => refuseTwofold(kit, operation),
        ),
      ];
    });
}

async function refuseNearMisses(kit: Kit, operation: ContractOperation): Promise<void> {
  const limit = kit.documents.constant('request_body_bytes');
  const good = JSON.stringify(exampleInput(operation).body);
  const refuses = (
    body: string | Uint8Array,
    codes: string[],
    headers?: Record<string, string>,
    what?: string,
  ) =>
    kit.attempt(async (attempt) => {
      const response = await raw(attempt, attempt.refusedPlayer(), operation, body, headers);
      refused(what === undefined ? response : described(response, what), ...codes);
    });
  const media = ['UNSUPPORTED_MEDIA_TYPE'];
  const malformed = ['MALFORMED_JSON'];
  const large = ['PAYLOAD_TOO_LARGE'];
  await refuses(good, media, {});
  await refuses('', media, {});
  for (const type of otherTypes) await refuses(good, media, { 'Content-Type': type });
  const encoded = (encoding: string) => ({ 'Content-Type': json, 'Content-Encoding': encoding });
  for (const encoding of otherEncodings) await refuses(good, media, encoded(encoding));
  for (const encoding of sameEncodings) await refuses('{', malformed, encoded(encoding));
  for (const type of sameTypes) {
    await kit.attempt(async (attempt) => {
      const response = await raw(attempt, attempt.player(), operation, good, {
        'Content-Type': type,
      });
      holds(response.status !== 415, `${operation.id} refuses the media type ${type}`);
    });
  }
  const open = good.slice(0, -1);
  const illFormed = ['"\\ud800":1', '"x":"\\ud800"', '"x":"\\udc00\\ud800"', '"x":"\\u0000"'];
  const texts = ['', ' ', ...nearMisses(good), ...illFormed.map((more) => `${open},${more}}`)];
  for (const text of texts) await refuses(text, malformed);
  await refuses(`${open},"x":1e400}`, ['VALIDATION_FAILED', ...malformed]);
  const text = Buffer.from(good.replace('"', '"\u00ff'), 'latin1');
  await refuses(text, malformed, undefined, 'with a byte FF, which is not UTF-8,');
  await refuses('['.repeat(nesting), malformed);
  await refuses('['.repeat(nesting) + ']'.repeat(nesting), ['VALIDATION_FAILED', ...malformed]);
  const chunked = { 'Content-Type': json, 'Transfer-Encoding': 'chunked' };
  await refuses(' '.repeat(limit + 1), large, chunked);
  await refuses(`"${'ü'.repeat(limit / 2)}"`, large);
  await kit.attempt(async (attempt) => {
    const response = await raw(
      attempt,
      attempt.player(),
      operation,
      good.padEnd(limit, ' '),
      chunked,
    );
    const isRefused = response.status === 413 || response.code === 'MALFORMED_JSON';
    holds(!isRefused, `${operation.id} refuses a chunked body of exactly ${limit} bytes`);
  });
}

/** Sends requests that break two rules. The server must report the problem that comes first in the contract's order. */
async function refuseTwofold(kit: Kit, operation: ContractOperation): Promise<void> {
  const limit = kit.documents.constant('request_body_bytes');
  const isPost = operation.method === 'POST';
  const good = JSON.stringify(exampleInput(operation).body);
  const type = { 'Content-Type': json };
  const faults: [code: string, body: string, headers: Record<string, string>][] = [
    ['UNSUPPORTED_MEDIA_TYPE', '{', {}],
    ['UNSUPPORTED_MEDIA_TYPE', '{"unknown":1}', { 'Content-Type': 'text/plain' }],
    ['UNSUPPORTED_MEDIA_TYPE', good.padEnd(limit + 1), { 'Content-Type': 'text/plain' }],
    ['PAYLOAD_TOO_LARGE', '{'.padEnd(limit + 1), type],
    ['PAYLOAD_TOO_LARGE', '{"unknown":1}'.padEnd(limit + 1), type],
    ...(isPost
      ? ([
          ['UNSUPPORTED_MEDIA_TYPE', good, { ...badKey, 'Content-Type': 'text/plain' }],
          ['PAYLOAD_TOO_LARGE', good.padEnd(limit + 1), { ...type, ...badKey }],
          ['MALFORMED_JSON', '{', { ...type, ...badKey }],
        ] satisfies [string, string, Record<string, string>][])
      : []),
  ];
  for (const [code, body, headers] of faults) {
    await kit.attempt(async (attempt) => {
      refused(await raw(attempt, attempt.refusedPlayer(), operation, body, headers), code);
    });
  }
  if (!isPost) return;
  const player = kit.player();
  const key = randomUUID();
  ok(await player.post('/bonus/start', undefined, key));
  const used = { ...type, 'Idempotency-Key': key };
  refused(await raw(kit, player, operation, '{"unknown":1}', used), 'VALIDATION_FAILED');
  refused(await raw(kit, player, operation, good, used), 'IDEMPOTENCY_KEY_REUSED');
}

/** Sends `body` unchanged, with the player's Authorization header. */
function raw(
  kit: Kit,
  { initData }: Player,
  operation: ContractOperation,
  body: string | Uint8Array,
  headers: Record<string, string> = { 'Content-Type': json },
): Promise<HttpResponse> {
  const path = pathOf(operation, exampleInput(operation));
  const { method } = operation;
  return kit.call({
    method,
    path,
    headers: { Authorization: `tma ${initData}`, ...headers },
    body,
  });
}
