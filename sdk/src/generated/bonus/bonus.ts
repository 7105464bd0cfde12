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
 */
export const startBonus = async ( options?: Parameters<typeof request>[1]): Promise<User> => {

  return request<User>(getStartBonusUrl(),
  {
    ...options,
    method: 'POST'


  }
);}


