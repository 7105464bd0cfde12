import { type Arbitrary, array, constant, constantFrom, nat, oneof, record } from 'fast-check';
import { anyFrames } from './any-frame.ts';
import { anyRequest } from './any-request.ts';
import { anyAmount } from './any-value.ts';
import type { Pass, Step, Who } from './step.ts';

const longest = 50;

const who = constantFrom<Who>(0, 1, 2);
const badPass = constantFrom<Pass>(
  'absent',
  'scheme',
  'empty',
  'forged',
  'foreign-bot',
  'expired',
  'future',
  'no-user',
  'bad-user',
  'bad-date',
  'no-hash',
  'twice',
  'escape',
);
const pass: Arbitrary<Pass> = oneof(
  { weight: 14, arbitrary: constant<Pass>('first') },
  { weight: 3, arbitrary: constant<Pass>('second') },
  { weight: 1, arbitrary: badPass },
);

const gift = constant<Step & { do: 'call' }>({
  do: 'call',
  who: 0,
  pass: 'first',
  request: { method: 'POST', path: '/bonus/start', headers: {} },
});

const anyStep: Arbitrary<Step> = oneof(
  { weight: 12, arbitrary: record({ do: constant('call'), who, pass, request: anyRequest }) },
  { weight: 1, arbitrary: record({ gift, who }).map((it) => ({ ...it.gift, who: it.who })) },
  {
    weight: 2,
    arbitrary: record(
      {
        do: constant('connect'),
        who,
        pass,
        origin: constantFrom('https://elsewhere.example', 'http://localhost:5173', 'null'),
        // 11 connections are one more than a player may have.
        count: oneof({ weight: 20, arbitrary: constant(1) }, constant(11)),
      },
      { requiredKeys: ['do', 'who', 'pass', 'count'] },
    ),
  },
  { weight: 1, arbitrary: record({ do: constant('leave'), device: nat(5) }) },
  {
    weight: 6,
    arbitrary: record({
      do: constant('send'),
      device: nat(5),
      frames: anyFrames,
      isBinary: nat(30).map((chance) => chance === 30),
    }),
  },
  {
    weight: 3,
    arbitrary: record({
      do: constant('buy'),
      who,
      points: anyAmount,
      currency: constantFrom('STARS', 'DOLLARS'),
    }),
  },
  {
    weight: 2,
    arbitrary: record({
      do: constant('pay'),
      invoice: nat(5),
      isTwice: nat(3).map((chance) => chance === 3),
    }),
  },
  { weight: 1, arbitrary: record({ do: constant('refund'), invoice: nat(5) }) },
);

const flood: Arbitrary<Step> = record({ do: constant('flood'), device: nat(5) });

export const anySteps: Arbitrary<Step[]> = array(
  oneof({ weight: 300, arbitrary: anyStep }, { weight: 1, arbitrary: flood }),
  { minLength: 1, maxLength: longest, size: 'max' },
);
