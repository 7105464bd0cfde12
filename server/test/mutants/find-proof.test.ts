import { expect, test } from 'vitest';
import { findProof } from './find-proof.ts';

const failure = (id: string) => ({ check: { id }, sentence: `${id} is broken` });
const never = async () => expect.unreachable('this run is not needed');
const holds = async () => [];
const all = '';

/** Returns a run that breaks these checks, by the ids that it is asked for. */
const breaks = (broken: Record<string, string[]>) => async (only: string[]) =>
  (broken[only.join()] ?? []).map(failure);

test('a check of the rule proves the fault at once, also beside other failures', async () => {
  const faulty = breaks({ [all]: ['taps-01', 'live-07'] });
  const { proof } = await findProof(['live-07'], faulty, never);
  expect(proof).toEqual(failure('live-07'));
});

test('another check proves the fault if it fails again alone, and holds without the fault', async () => {
  const faulty = breaks({ [all]: ['taps-01'], 'taps-01': ['taps-01'] });
  const { proof } = await findProof(['live-07'], faulty, holds);
  expect(proof).toEqual(failure('taps-01'));
});

test.each([
  ['does not fail again alone', breaks({ [all]: ['taps-01'] }), never],
  [
    'holds alone, beside a setup check that fails',
    breaks({ [all]: ['taps-01'], 'taps-01': ['setup-01'], 'live-07': ['setup-01'] }),
    never,
  ],
  [
    'fails without the fault too',
    breaks({ [all]: ['taps-01'], 'taps-01': ['taps-01'] }),
    breaks({ 'taps-01': ['taps-01'] }),
  ],
])('another check that %s proves nothing', async (_, faulty, faultless) => {
  expect(await findProof(['live-07'], faulty, faultless)).toEqual({
    doubtful: [failure('taps-01')],
  });
});

test('a failure that proves nothing does not hide a check of the rule', async () => {
  const faulty = breaks({ [all]: ['taps-01'], 'live-07,live-08': ['live-08'] });
  const { proof } = await findProof(['live-07', 'live-08'], faulty, never);
  expect(proof).toEqual(failure('live-08'));
});

test('a run without a failure has no proof', async () => {
  expect(await findProof(['live-07'], holds, never)).toEqual({ doubtful: [] });
});
