import { expect, test } from 'vitest';
import { contract } from '../../../test/contract.ts';
import { buildLive } from '../../build-live.ts';
import { checkLive } from './check-live.ts';

test('the live document and its examples are valid', async () => {
  expect(await checkLive(await buildLive(contract))).toEqual([]);
});

test('a message example that breaks its schema is reported', async () => {
  const live = structuredClone(await buildLive(contract));
  const [example] = live.components.messages.taps?.examples ?? [];
  if (example) example.payload = { multiplier: 1, taps: 52, tg_user_id: 1 };
  const faults = await checkLive(live);
  expect(faults).toContain('live.asyncapi.yaml taps exactlyOnce: /taps must be <= 51.');
});

test('a live code without an example refusal is reported', async () => {
  const live = structuredClone(await buildLive(contract));
  live.components.messages.refusal?.examples.pop();
  expect(await checkLive(live)).toEqual([
    'live.asyncapi.yaml: no example of the message refusal has the code SERVICE_UNAVAILABLE.',
  ]);
});

test('a document that is not AsyncAPI is reported', async () => {
  const live = { ...structuredClone(await buildLive(contract)), asyncapi: 'none' };
  expect(await checkLive(live)).not.toEqual([]);
});
