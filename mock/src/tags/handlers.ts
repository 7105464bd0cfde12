import type { OperationId } from '@bold/sdk/operations';
import type { MockHandler } from '../http/handler.ts';
import { bonus } from './bonus.ts';
import { countries } from './countries.ts';
import { leaderboard } from './leaderboard.ts';
import { levels } from './levels.ts';
import { payments } from './payments.ts';
import { referrals } from './referrals.ts';
import { taps } from './taps.ts';
import { users } from './users.ts';

export const handlers: { [Id in OperationId]: MockHandler<Id> } = {
  ...users,
  ...taps,
  ...levels,
  ...countries,
  ...leaderboard,
  ...referrals,
  ...bonus,
  ...payments,
};
