import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { User } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Call, TagHandlers } from '../http/handler.ts';
import { creditTaps } from './credit-taps.ts';
import { userOf } from './users.ts';

export const bonus: TagHandlers<'bonus'> = { startBonus };

function startBonus({ player }: Call): User {
  if (player.isBonusTaken) throw new Problem('BONUS_ALREADY_TAKEN');
  player.isBonusTaken = true;
  creditTaps(player, rules.gift_taps);
  return userOf(player);
}
