import { expect, test } from 'vitest';
import type { TapMessage, TapOutcome } from '../taps/tap-message.ts';
import { Connections } from './connections.ts';
import { fakeConnection } from './fake-socket.fixture.ts';
import { Flusher } from './flusher.ts';
import { receiveFrame } from './receive-frame.ts';

const balance = { available_taps: 9, total_taps: 90 };
const counted = (): TapOutcome => ({ result: 'applied', applied: 1, balance });

/** Opens a player's connection. `failing` lists the numbers of the database statements that fail, counted from 1. */
function startReceiving({
  failing,
  isClosing = false,
  isFull = false,
}: {
  failing: number[];
  isClosing?: boolean;
  isFull?: boolean;
}) {
  const { connection, sent, calls } = fakeConnection({ isClosing });
  const statements: (number | null)[][] = [];
  const apply = async (messages: TapMessage[]) => {
    statements.push(messages.map(({ seq }) => seq));
    if (failing.includes(statements.length)) throw new Error('the database is away');
    return messages.map(counted);
  };
  const flusher = new Flusher(apply, () => undefined);
  const banned = new Set<number>();
  const live = {
    pipeline: isFull ? { add: () => false } : flusher,
    connections: new Connections(),
    clock: { now: () => new Date(0) },
    isBanned: (userId: number) => banned.has(userId),
  };
  const receive = (seq: number) =>
    receiveFrame(
      connection,
      JSON.stringify({ multiplier: 1, taps: 1, tg_user_id: 7, session: 'a', seq }),
      live,
    );
  const responses = () =>
    sent.map((message) => ('seq' in message ? `${message.type} ${message.seq}` : message.type));
  return { receive, flusher, statements, responses, calls, banned };
}

test('a batch after a failed one is not counted before the failed one was sent again', async () => {
  const { receive, flusher, statements, responses } = startReceiving({ failing: [1] });
  receive(1);
  await new Promise(setImmediate);
  // This batch arrives before the first one has failed.
  receive(2);
  await flusher.idle();
  expect(responses()).toEqual(['error 1', 'error 2']);

  for (const seq of [1, 3, 2]) receive(seq);
  await flusher.idle();
  expect(statements).toEqual([[1], [1, 2]]);
  expect(responses().slice(2)).toEqual(['error 3', 'taps 1', 'taps 2']);
});

test('a frame that cannot be parsed is refused without waiting for a failed batch', async () => {
  const { receive, flusher, responses } = startReceiving({ failing: [1] });
  receive(1);
  await flusher.idle();
  receive(0);
  await flusher.idle();
  expect(responses()).toEqual(['error 1', 'error']);
});

test('a batch that waits when its player is banned is not counted', async () => {
  const { receive, flusher, statements, banned } = startReceiving({ failing: [] });
  receive(1);
  banned.add(1);
  await flusher.idle();
  expect(statements).toEqual([]);
});

test('a batch that arrives after the server has closed the socket is not counted', async () => {
  const { receive, flusher, statements, calls } = startReceiving({ failing: [], isClosing: true });
  receive(1);
  await flusher.idle();
  expect([statements, calls]).toEqual([[], []]);
});

test('a socket is closed with 1013 if too many messages wait for a commit', () => {
  const { receive, calls } = startReceiving({ failing: [], isFull: true });
  receive(1);
  expect(calls).toEqual(['close 1013']);
});
