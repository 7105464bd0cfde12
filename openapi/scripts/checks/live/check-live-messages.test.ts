import { expect, test } from 'vitest';
import { contract } from '../../../test/contract.ts';
import { buildLive } from '../../build-live.ts';
import type { LiveDocument, OpenApiDocument } from '../../document.ts';
import { checkLiveMessages } from './check-live-messages.ts';

const built = await buildLive(contract);

/** Returns the faults after `edit` has changed copies of the two documents. */
function faultsAfter(edit: (live: LiveDocument, contract: OpenApiDocument) => void): string[] {
  const [live, document] = structuredClone([built, contract]);
  edit(live, document);
  return checkLiveMessages(live, document);
}

const streak = {
  title: 'The streak changed',
  summary: 'Sent once a day.',
  payload: { $ref: '#/components/schemas/StreakMessage' },
  examples: [{ name: 'first', summary: 'The first day', payload: {} }],
};
const reference = { $ref: '#/channels/live/messages/streak' };

test('the two documents have the same messages', () => {
  expect(checkLiveMessages(built, contract)).toEqual([]);
});

test('a message that only LiveServerMessage has is reported', () => {
  const faults = faultsAfter((_, { components: { schemas } }) => {
    schemas.LiveServerMessage?.oneOf?.push(streak.payload);
  });
  expect(faults).toEqual([
    'live.asyncapi.yaml: the server sends no message with the payload StreakMessage, which LiveServerMessage in schemas/live.yaml lists. Add it to components, to the channel and to an operation that sends it.',
  ]);
});

test.for(['sendBalance', 'receiveTaps'])(
  'a message that only %s of live.asyncapi.yaml sends is reported',
  (id) => {
    const faults = faultsAfter(({ components, operations }) => {
      components.messages.streak = streak;
      const { action, messages, reply } = operations[id] ?? { action: '', summary: '' };
      (action === 'send' ? messages : reply?.messages)?.push(reference);
    });
    expect(faults).toEqual([
      'live.asyncapi.yaml: the server sends the message streak, but LiveServerMessage does not list StreakMessage. Add it to LiveServerMessage in schemas/live.yaml.',
    ]);
  },
);

test('a message of a client whose schema the contract does not have is reported', () => {
  const faults = faultsAfter(({ components, operations }) => {
    components.messages.streak = streak;
    operations.receiveTaps?.messages?.push(reference);
  });
  expect(faults).toEqual([
    'live.asyncapi.yaml: the message streak refers to StreakMessage, which the contract does not have. Add it to components in openapi.yaml.',
  ]);
});

const unsentBalance =
  'live.asyncapi.yaml: the server sends no message with the payload BalanceMessage, which LiveServerMessage in schemas/live.yaml lists. Add it to components, to the channel and to an operation that sends it.';

test('a message of the server that only a client sends is reported', () => {
  const faults = faultsAfter(({ operations }) => {
    operations.receiveTaps?.messages?.push({ $ref: '#/channels/live/messages/balance' });
    delete operations.sendBalance;
  });
  expect(faults).toEqual([unsentBalance]);
});

test('a message that no operation has is reported', () => {
  expect(faultsAfter(({ operations }) => delete operations.sendBalance)).toEqual([
    unsentBalance,
    'live.asyncapi.yaml: no operation has the message balance. Add it to one, such as sendBalance.',
  ]);
});

test('each part that a message lacks is reported', () => {
  const faults = faultsAfter(({ components }) => {
    components.messages.balance = { ...streak, title: '', examples: [] };
    const taps = components.messages.taps;
    for (const part of ['summary', 'payload', 'examples'])
      if (taps) Reflect.deleteProperty(taps, part);
  });
  const examples = 'examples. Add one, with name, summary and payload.';
  expect(faults).toEqual([
    'live.asyncapi.yaml: the message taps has no summary. Add it.',
    'live.asyncapi.yaml: the message taps has no payload. Add it.',
    `live.asyncapi.yaml: the message taps has no ${examples}`,
    'live.asyncapi.yaml: the message balance has no title. Add it.',
    `live.asyncapi.yaml: the message balance has no ${examples}`,
  ]);
});
