import { expect, test } from 'vitest';
import { parseEvents } from './parse-events.ts';
import { sentEvent } from './sent-event.fixture.ts';

const parse = (body: unknown) =>
  parseEvents(Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));
const event = sentEvent();

test('[ANA-19] [ANA-20] a list of events and a single event are both accepted', () => {
  expect(parse([event, sentEvent({ event_name: 'app-init' })])).toHaveLength(2);
  expect(parse(event)).toEqual([event]);
});

test('[ENT-22] properties that the contract does not name are stored, in their order', () => {
  const own = sentEvent({ wallet_type: 'tonkeeper', messages: [{ address: 'a', amount: '1' }] });
  expect(JSON.stringify(parse(own))).toBe(JSON.stringify([own]));
});

test.each([
  ['no list of events', {}],
  ['an empty list', []],
  ['21 events', Array.from({ length: 21 }, () => event)],
  ['no name', sentEvent({ event_name: undefined })],
  ['a session that is none', sentEvent({ session_id: 'today' })],
  ['a user who is none', sentEvent({ user_id: '279058397' })],
  ['a premium flag that is none', sentEvent({ is_premium: 'yes' })],
  ['a time as a number', sentEvent({ client_timestamp: 1_733_584_787_000 })],
  ['custom data as text', sentEvent({ custom_data: 'x' })],
])('[ENT-21] %s breaks the contract', (_, body) => {
  expect(() => parse(body)).toThrow('VALIDATION_MISMATCH_REPORT');
});

test('an event of another application is refused, also in the middle of a batch', () => {
  expect(() => parse([event, sentEvent({ app_name: 'other' })])).toThrow('Invalid app_name');
});

function sized(bytes: number) {
  const empty = JSON.stringify(sentEvent({ note: '' })).length;
  return sentEvent({ note: 'x'.repeat(bytes - empty) });
}

test('an event may have 4096 bytes as JSON without white space, and not one more', () => {
  const largest = JSON.stringify([sized(4_096)], null, 20);
  expect(parse(largest)).toHaveLength(1);
  const tooLarge = 'An event is too large.';
  expect(() => parse([event, sized(4_097)])).toThrow(tooLarge);
  expect(() => parse(sized(4_097))).toThrow(tooLarge);
  expect(() => parse(sentEvent({ note: 'ж'.repeat(2_048) }))).toThrow(tooLarge);
});

test('a list of thousands is refused by its length, whatever is in it', () => {
  expect(() => parse(`[${'[],'.repeat(20_000)}[]]`)).toThrow('VALIDATION_MISMATCH_REPORT');
});

test.each([
  ['half a value', '[{'],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]).toString('latin1')],
  ['a bottomless list', `[${'['.repeat(200_000)}`],
  ['deep nesting', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('%s is refused', (_, text) => {
  expect(() => parseEvents(Buffer.from(text, 'latin1'))).toThrow('Failed to record.');
});

test('characters that the database cannot store are replaced, and all others are unchanged', () => {
  const names = { first_name: 'Ada\0', last_name: '\ud83d', 'n\0': ['\0', 1, null] };
  expect(parse([event, sentEvent({ custom_data: names })])).toEqual([
    event,
    sentEvent({
      custom_data: { first_name: 'Ada\uFFFD', last_name: '\uFFFD', 'n\uFFFD': ['\uFFFD', 1, null] },
    }),
  ]);
});
