import { expect, test } from 'vitest';
import { parseMessage } from './host.ts';
import { receiveMessage, testHost } from './test-host.ts';

test('a message is a JSON string with an event type; anything else is ignored', () => {
  expect(parseMessage('{"eventType":"web_app_ready"}')).toEqual({ eventType: 'web_app_ready' });
  for (const other of ['{', 'null', '[]', '{"eventType":1}', { eventType: 'web_app_ready' }, 7]) {
    expect(parseMessage(other)).toBeNull();
  }
});

test('a method that Telegram does not have is refused as unknown and changes nothing', () => {
  const state = testHost();

  const { replies, refusal, state: after } = receiveMessage(state, 'web_app_fly');

  expect(refusal).toEqual({ reason: 'unknown' });
  expect(after).toBe(state);
  expect(replies).toEqual([]);
});

test('a method named like an inherited object property is refused as unknown', () => {
  expect(receiveMessage(testHost(), 'constructor').refusal).toEqual({ reason: 'unknown' });
});

test('a method that is newer than Telegram’s version is refused and changes nothing', () => {
  const old = testHost({ version: '6.0' });

  const { state, refusal } = receiveMessage(old, 'web_app_open_invoice', { slug: 'a' });

  expect(refusal).toEqual({ reason: 'too-old', since: '6.1' });
  expect(state.sheet).toBeNull();
});

test('a parameter that is newer than Telegram’s version is ignored, its method is not', () => {
  const { state } = receiveMessage(testHost({ version: '6.8' }), 'web_app_set_header_color', {
    color: '#123456',
    color_key: 'secondary_bg_color',
  });

  expect(state.headerColor).toBe('secondary_bg_color');
});
