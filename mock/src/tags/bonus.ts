import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { User } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Call, TagHandlers } from '../http/handler.ts';
import { creditTaps } from './credit-taps.ts';
import { userOf } from './users.ts';

export const bonus: TagHandlers<'bonus'> = { startBonus };

// A refusal pushes the balance too, as the server does: the first push may be lost.
function startBonus({ player, pushBalance }: Call): User {
  const wasTaken = player.isBonusTaken;
  player.isBonusTaken = true;
  if (!wasTaken) creditTaps(player, rules.gift_taps);
  pushBalance();
  if (wasTaken) throw new Problem('BONUS_ALREADY_TAKEN');
  return userOf(player);
}
