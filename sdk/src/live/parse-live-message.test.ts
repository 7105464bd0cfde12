import document from '@bold/openapi/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { parseLiveMessage } from './parse-live-message.ts';

test.each([
  { type: 'taps', applied: 3, available_taps: 1, total_taps: 2 },
  { type: 'error', code: 'MULTIPLIER_NOT_REACHED', available_taps: 1, total_taps: 2 },
  { type: 'error', code: 'BRAND_NEW', session: 's1', seq: 1, available_taps: 1, total_taps: 2 },
  { type: 'balance', available_taps: 1, total_taps: 2 },
])('[LIVE-03] a message of type $type is parsed', (message) => {
  expect(parseLiveMessage(JSON.stringify(message))).toEqual(message);
});

test('every message that the contract lets a server send is parsed', () => {
  const { mapping } = document.components.schemas.LiveServerMessage.discriminator;
  const messages = Object.keys(mapping).map((type) => ({ type, code: 'SERVICE_UNAVAILABLE' }));
  expect(messages.map((one) => parseLiveMessage(JSON.stringify(one)))).toEqual(messages);
});

test.each([
  'no JSON',
  '"taps"',
  'null',
  '{}',
  '{"type":"weather"}',
  '{"type":"error"}',
  '{"type":"error","code":"BRAND_NEW"}',
  '{"type":"error","code":"BONUS_ALREADY_TAKEN"}',
  '{"type":"error","code":"toString"}',
  '{"type":"error","session":"s1","seq":1}',
])('a frame that is not in the contract is ignored: %s', (frame) => {
  expect(parseLiveMessage(frame)).toBeUndefined();
});
