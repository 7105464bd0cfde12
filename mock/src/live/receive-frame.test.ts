import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { contractCheck } from '@bold/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { closeIfTooBig, receiveFrame } from './receive-frame.ts';
import { ResendOrder } from './resend-order.ts';

const telegramId = 77;

function playerWith(balance: { available: number; total?: number }) {
  const player = findOrCreatePlayer(createWorld(), { id: telegramId, first_name: 'Tap' }, null, 0);
  return Object.assign(player, {
    availableTaps: balance.available,
    totalTaps: balance.total ?? 0,
  });
}

const batch = (change: object = {}) =>
  JSON.stringify({ multiplier: 1, taps: 10, tg_user_id: telegramId, ...change });

test('a batch without session and seq is counted and acknowledged', () => {
  const outcome = receiveFrame(playerWith({ available: 99 }), batch());

  expect(outcome).toEqual({
    response: { type: 'taps', applied: 10, available_taps: 89, total_taps: 10 },
  });
});

test('a batch that is received twice is counted once', () => {
  const player = playerWith({ available: 99 });
  const marked = batch({ session: 's1', seq: 1 });
  receiveFrame(player, marked);

  expect(receiveFrame(player, marked)).toEqual({
    response: {
      type: 'taps',
      session: 's1',
      seq: 1,
      applied: 0,
      duplicate: true,
      available_taps: 89,
      total_taps: 10,
    },
  });
});

test('a seq below the highest of its session is a duplicate, a seq after a gap is counted', () => {
  const player = playerWith({ available: 99 });
  const appliedOf = (session: string, seq: number) => {
    const outcome = receiveFrame(player, batch({ session, seq }));
    return 'response' in outcome && outcome.response.type === 'taps'
      ? outcome.response.applied
      : null;
  };

  const applied = [5, 4, 9].map((seq) => appliedOf('a', seq));
  expect([...applied, appliedOf('b', 1), appliedOf('a', 9)]).toEqual([10, 0, 10, 10, 0]);
});

test('[R315] a batch that counts no tap leaves its session among those that counted', () => {
  const player = playerWith({ available: 10 });
  receiveFrame(player, batch({ session: 'old', seq: 1 }));
  receiveFrame(player, batch({ session: 'old', seq: 2 }));
  player.availableTaps = 99;
  for (let at = 0; at < rules.tap_sessions_per_user; at += 1) {
    receiveFrame(player, batch({ session: `s${at}`, seq: 1, taps: 1 }));
  }

  expect(receiveFrame(player, batch({ session: 'old', seq: 1 }))).toMatchObject({
    response: { type: 'error', code: 'SESSION_EXPIRED', total_taps: 60 },
  });
});

test('a session without a counted tap is not stored when it is too old, so it may count again', () => {
  const player = playerWith({ available: 0 });
  for (let at = 0; at <= rules.tap_sessions_per_user; at += 1) {
    receiveFrame(player, batch({ session: `s${at}`, seq: 1 }));
  }
  expect(player.expiredSessions).toEqual([]);
});

test('only as many whole taps are counted as the balance allows, down to none', () => {
  const player = playerWith({ available: 5, total: 100 });

  expect(receiveFrame(player, batch({ multiplier: 2 }))).toMatchObject({
    response: { applied: 2, available_taps: 1, total_taps: 104 },
  });
  expect(receiveFrame(player, batch({ multiplier: 2 }))).toMatchObject({
    response: { type: 'taps', applied: 0, available_taps: 1 },
  });
});

test('a multiplier that no reached level grants is refused, and its seq becomes a duplicate', () => {
  const player = playerWith({ available: 99 });
  const marked = { session: 's1', seq: 1 };

  expect(receiveFrame(player, batch({ ...marked, multiplier: 2 }))).toMatchObject({
    response: { type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...marked, available_taps: 99 },
  });
  expect(receiveFrame(player, batch(marked))).toMatchObject({
    response: { applied: 0, duplicate: true, available_taps: 99 },
  });
});

test('a refusal carries session and seq of its batch, or neither when one is invalid', () => {
  const refusalOf = (mark: object) =>
    receiveFrame(playerWith({ available: 0 }), batch({ taps: 0, ...mark }));

  expect(refusalOf({ session: 's', seq: 3 })).toMatchObject({ response: { session: 's', seq: 3 } });
  expect(refusalOf({ session: 'a b', seq: 3 })).toEqual(refusalOf({}));
});

test('a multiplier of a lower level is still accepted', () => {
  const player = playerWith({ available: 99, total: 5_000 });

  expect(receiveFrame(player, batch({ multiplier: 3 }))).toMatchObject({
    response: { applied: 10 },
  });
});

test.each([0, 52, 1.5])('a batch of %s taps is refused', (taps) => {
  expect(
    receiveFrame(playerWith({ available: 99 }), batch({ taps, session: 's', seq: 3 })),
  ).toEqual({
    response: {
      type: 'error',
      code: 'VALIDATION_FAILED',
      session: 's',
      seq: 3,
      available_taps: 99,
      total_taps: 0,
    },
  });
});

test.each([
  ['half a value', '{"taps":'],
  ['bytes', new Uint8Array(3)],
])('%s is refused with MALFORMED_JSON', (_, frame) => {
  expect(receiveFrame(playerWith({ available: 1 }), frame)).toMatchObject({
    response: { type: 'error', code: 'MALFORMED_JSON' },
  });
});

test('another player’s id ends the connection and counts nothing', () => {
  const player = playerWith({ available: 99 });

  expect(receiveFrame(player, batch({ tg_user_id: 78 }))).toMatchObject({ close: { code: 4403 } });
  expect(player.availableTaps).toBe(99);
});

test('a frame may have 4096 bytes and not one more', () => {
  expect(closeIfTooBig('é'.repeat(2_048))).toBe(undefined);
  expect(closeIfTooBig(`${'é'.repeat(2_048)} `)).toMatchObject({ code: 1009 });
  expect(closeIfTooBig(new Uint8Array(4_096))).toBe(undefined);
  expect(closeIfTooBig(new Uint8Array(4_097))).toMatchObject({ code: 1009 });
});

test('every response of the live connection is valid by the contract', () => {
  const player = playerWith({ available: 5 });
  const frames = [batch({ session: 's', seq: 1 }), batch({ session: 's', seq: 1 }), '{', '{}', '7'];

  const broken = frames
    .map((frame) => receiveFrame(player, frame))
    .flatMap((outcome) => ('response' in outcome ? [outcome.response] : []))
    .flatMap((response) => contractCheck('#/components/schemas/LiveServerMessage')(response));

  expect(broken).toEqual([]);
});

test('a later batch is refused until the batch that must be sent again is counted', () => {
  const player = playerWith({ available: 99 });
  const order = new ResendOrder();
  const send = (seq: number, fault?: 'SERVICE_UNAVAILABLE') =>
    receiveFrame(player, batch({ session: 's1', seq }), fault, order);

  const outcomes = [send(1, 'SERVICE_UNAVAILABLE'), send(2), send(1), send(2)];

  expect(outcomes).toMatchObject([
    { response: { code: 'SERVICE_UNAVAILABLE', seq: 1 } },
    { response: { code: 'SERVICE_UNAVAILABLE', seq: 2 } },
    { response: { type: 'taps', seq: 1, applied: 10 } },
    { response: { type: 'taps', seq: 2, applied: 10, total_taps: 20 } },
  ]);
});

test('a batch that need not be sent again holds up no later batch', () => {
  const player = playerWith({ available: 99 });
  const order = new ResendOrder();
  receiveFrame(player, batch({ session: 'a', seq: 1 }), 'MULTIPLIER_NOT_REACHED', order);

  expect(receiveFrame(player, batch({ session: 'a', seq: 2 }), undefined, order)).toMatchObject({
    response: { type: 'taps', applied: 10 },
  });
});
