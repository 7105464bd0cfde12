import type { Handler } from '../contract/handler.ts';
import { readBalanceAndDebt } from './balance-repository.ts';

export const getMyTaps: Handler<'getMyTaps'> = ({ userId }, { shards }) =>
  readBalanceAndDebt(shards.of(userId), userId);
