import { expect, test } from 'vitest';
import { readPayoutOptions } from './run-payouts.ts';

test.each([
  ['--ton-price', ['--ton-price', '3.21']],
  ['--max-player', ['--adopt', '--max-player', '100']],
  ['--max-run', ['--execute', 'plan.json', '--max-run', '100']],
])('%s is refused without --plan: it would change nothing', (option, args) => {
  expect(() => readPayoutOptions(args)).toThrow(
    `${option} needs --plan: the price and the caps of a run are in its plan.`,
  );
});

test('--accept-price is refused where no price is checked', () => {
  for (const args of [[], ['--adopt'], ['--approve', 'plan.json']]) {
    expect(() => readPayoutOptions([...args, '--accept-price'])).toThrow(
      '--accept-price needs --plan or --execute',
    );
  }
});

test('a plan has a price and caps, and its execution may accept the price', () => {
  const planning = ['--plan', 'plan.json', '--ton-price', '3.21', '--accept-price'];
  const caps = ['--max-player', '100', '--max-run', '0.5'];
  expect(readPayoutOptions([...planning, ...caps])).toMatchObject({
    plan: 'plan.json',
    tonPriceMicros: 3_210_000,
    maxPlayerMicros: 100_000_000,
    maxRunMicros: 500_000,
    isJumpAccepted: true,
  });
  expect(readPayoutOptions(['--execute', 'plan.json', '--accept-price'])).toMatchObject({
    execute: 'plan.json',
    isJumpAccepted: true,
  });
});
