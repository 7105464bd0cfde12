import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { User } from '@bold/sdk';
import { getStartBonusMockHandler } from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers, Call } from './backend.ts';
import { creditTaps } from './credit-taps.ts';
import { Problem } from './problem.ts';
import { userOf } from './users.ts';

/** The handler of the tag `bonus`. */
export function bonus(answer: Answers): HttpHandler[] {
  return [getStartBonusMockHandler(answer('startBonus', startBonus))];
}

function startBonus({ player }: Call): User {
  if (player.isBonusTaken) throw new Problem('BONUS_ALREADY_TAKEN');
  player.isBonusTaken = true;
  creditTaps(player, rules.gift_taps);
  return userOf(player);
}
