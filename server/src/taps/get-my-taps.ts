import type { Handler } from '../contract/handler.ts';
import { readBalance } from './balance-repository.ts';

export const getMyTaps: Handler<'getMyTaps'> = ({ userId }, { shards }) =>
  readBalance(shards.of(userId), userId);
