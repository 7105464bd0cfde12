import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contract, fieldsOf, fits, schemaOf } from './contract.ts';

type ExampleBatch = { session: string; seq: number; total_taps: number };

const live = parse(
  readFileSync(join(import.meta.dirname, '../dist/live.asyncapi.yaml'), 'utf8'),
) as {
  servers: { origin: { pathname: string; protocol: string } };
  channels: { live: { address: string; bindings: { ws: { query: { required: string[] } } } } };
  components: {
    schemas: Record<string, unknown>;
    messages: Record<string, { examples?: { payload: Partial<ExampleBatch> }[] }>;
  };
};
const batch = { multiplier: 2, taps: 17, tg_user_id: 279058397 };

test('[LIVE-01] the live connection is a WebSocket at /api/live with the query tg_auth', () => {
  const { origin } = live.servers;
  expect(origin.protocol + origin.pathname + live.channels.live.address).toBe('wss/api/live');
  expect(live.channels.live.bindings.ws.query.required).toEqual(['tg_auth']);
});

test('[LIVE-02] a message needs multiplier, taps and tg_user_id and nothing else', () => {
  expect(schemaOf('TapsMessage').required).toEqual(['multiplier', 'taps', 'tg_user_id']);
  expect(fits('TapsMessage', batch)).toBe(true);
  expect(fits('TapsMessage', { ...batch, extra: 1 })).toBe(false);
});

test('session and seq of a batch are both present or both absent', () => {
  expect(fits('TapsMessage', { ...batch, session: 'a', seq: 1 })).toBe(true);
  expect(fits('TapsMessage', { ...batch, seq: 1 })).toBe(false);
  expect(fits('TapsMessage', { ...batch, session: 'a' })).toBe(false);
  expect(fits('TapsMessage', { ...batch, session: 'a', seq: 0 })).toBe(false);
});

test('a batch has 1 to 51 whole taps: the 51st touch sends it', () => {
  for (const taps of [1, 51]) expect(fits('TapsMessage', { ...batch, taps })).toBe(true);
  for (const taps of [0, 52, 1.5, '1']) expect(fits('TapsMessage', { ...batch, taps })).toBe(false);
});

test('the examples of a session never take taps from the total', () => {
  const examples = Object.values(live.components.messages).flatMap((it) => it.examples ?? []);
  const batches = examples
    .map(({ payload }) => payload)
    .filter((it): it is ExampleBatch => 'session' in it && 'total_taps' in it);
  expect(batches.length).toBeGreaterThan(5);
  for (const { session, seq, total_taps } of batches) {
    const earlier = batches.filter((it) => it.session === session && it.seq < seq);
    for (const it of earlier) expect(total_taps).toBeGreaterThanOrEqual(it.total_taps);
  }
});

test('[LIVE-03] the server sends an acknowledgement, an error or a balance', () => {
  const balance = { available_taps: 1, total_taps: 2 };
  for (const message of [
    { type: 'taps', applied: 0, duplicate: true, session: 'a', seq: 1, ...balance },
    { type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...balance },
    { type: 'balance', ...balance },
  ])
    expect(fits('LiveServerMessage', message)).toBe(true);
  expect(fits('LiveServerMessage', { type: 'error', code: 'USER_NOT_FOUND', ...balance })).toBe(
    false,
  );
  expect(fits('LiveServerMessage', { type: 'other', ...balance })).toBe(false);
  expect(fieldsOf('BalanceMessage')).toEqual(['available_taps', 'total_taps', 'type']);
});

test('every live error code has the action drop or resend', () => {
  const codes = schemaOf('LiveErrorCode').enum as string[];
  const actions = codes.map((code) => contract['x-problem-catalogue']?.[code]?.live);
  expect(Object.fromEntries(codes.map((code, index) => [code, actions[index]]))).toEqual({
    VALIDATION_FAILED: 'drop',
    MALFORMED_JSON: 'drop',
    SESSION_EXPIRED: 'drop',
    SERVICE_UNAVAILABLE: 'resend',
    MULTIPLIER_NOT_REACHED: 'drop',
  });
});

test('a client reconnects after every close code but those for refused init data and another tg_user_id', () => {
  const codes = contract['x-live-close-codes'] ?? {};
  const final = Object.keys(codes).filter((code) => !codes[code]?.reconnect);
  expect(final).toEqual(['4401', '4403']);
  expect(Object.keys(codes)).toEqual(['1001', '1008', '1009', '1013', '4401', '4403', '4429']);
});

test('both documents have the same schemas of the messages', () => {
  for (const name of ['TapsMessage', 'TapsAck', 'LiveError', 'BalanceMessage', 'LiveErrorCode'])
    expect(live.components.schemas[name]).toEqual(schemaOf(name));
});
