import { expect, onTestFinished, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { hasBalance, isReply, pushedTypes } from './pushed-types.ts';

/** Adds a message to the contract until the test ends. */
function addStreakMessage() {
  const { live } = readDocuments();
  const { components, operations } = structuredClone(live);
  onTestFinished(() => {
    Object.assign(live, { components, operations });
  });
  const $ref = '#/components/schemas/StreakMessage';
  const streak = { title: 'Streak', summary: 'Daily.', payload: { $ref }, examples: [] };
  live.components.messages.streak = streak;
  live.components.schemas.StreakMessage = { properties: { type: { const: 'streak' } } };
  const messages = [{ $ref: '#/channels/live/messages/streak' }];
  live.operations.sendStreak = { action: 'send', summary: 'Sends it.', messages };
  return live;
}

test.each([
  ['taps', true, true],
  ['error', true, true],
  ['unknown', true, true],
  ['balance', false, true],
  ['streak', false, false],
])('a message of the type %s is a reply: %s, and has the balance: %s', (type, ...expected) => {
  addStreakMessage();
  const message = { type, available_taps: 1, total_taps: 1 };
  expect([isReply(message), hasBalance(message)]).toEqual(expected);
});

test('a message that the contract gets is pushed, without an edit of the kit', () => {
  const live = addStreakMessage();
  expect(pushedTypes(live)).toEqual(new Set(['balance', 'streak']));
  expect(pushedTypes(live, 'sendStreak')).toEqual(new Set(['streak']));
  expect(pushedTypes(live, 'receiveTaps')).toEqual(new Set());
});
