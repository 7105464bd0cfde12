/**
 * Generated from the contract, never edited.
 */
import type {
  User
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getStartBonusUrl = () => {




  return `/bonus/start`
}

/**
 * Adds 99 available taps and sets `is_bonus_taken` in one transaction, once per player. Takes no body. The player's open sockets receive a `balance` message, which may be missing if a debt takes the whole gift.
 * @summary Take the gift
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, BONUS_ALREADY_TAKEN, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const startBonus = async ( options?: Parameters<typeof request>[1]): Promise<User> => {

  return request<User>(getStartBonusUrl(),
  {
    ...options,
    method: 'POST'


  }
);}


