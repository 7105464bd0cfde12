/**
 * Generated from the contract, never edited.
 */
import type {
  CachedTaps,
  Taps
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMyTapsUrl = () => {




  return `/user/taps/me`
}

/**
 * Answers the taps that can still be made and the taps made so far. Taps that were acknowledged on the live connection are always in it.
 * @summary The own balance
 */
export const getMyTaps = async ( options?: Parameters<typeof request>[1]): Promise<Taps> => {

  return request<Taps>(getGetMyTapsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetCachedTapsUrl = (id: number,) => {




  return `/user/taps/cached/${id}`
}

/**
 * Answers the total taps of a player, from which the level on their card follows. May be up to 60 seconds old.
 * @summary The taps of any player
 */
export const getCachedTaps = async (id: number, options?: Parameters<typeof request>[1]): Promise<CachedTaps> => {

  return request<CachedTaps>(getGetCachedTapsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


