import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { isReply, pushedTypes } from './pushed-types.ts';

const { live } = readDocuments();
const balance = { available_taps: 1, total_taps: 1 };

test.each([
  ['taps', true],
  ['error', true],
  ['unknown', true],
  ['balance', false],
])('a message of the type %s is a reply: %s', (type, expected) => {
  expect(isReply({ type, ...balance })).toBe(expected);
});

test('a message that the contract gets is pushed, and no reply, without an edit of the kit', () => {
  const changed = structuredClone(live);
  const $ref = '#/components/schemas/StreakMessage';
  const streak = { title: 'Streak', summary: 'Daily.', payload: { $ref }, examples: [] };
  changed.components.messages.streak = streak;
  changed.components.schemas.StreakMessage = { properties: { type: { const: 'streak' } } };
  const messages = [{ $ref: '#/channels/live/messages/streak' }];
  changed.operations.sendStreak = { action: 'send', summary: 'Sends it.', messages };

  expect(pushedTypes(changed)).toEqual(new Set(['balance', 'streak']));
  expect(pushedTypes(changed, 'sendStreak')).toEqual(new Set(['streak']));
  expect(pushedTypes(changed, 'receiveTaps')).toEqual(new Set());
});
