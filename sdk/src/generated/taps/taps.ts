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
 * Returns the taps that can still be made and the taps made so far. Taps that the live connection has acknowledged are always included.
 * @summary The caller's balance
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyTaps = async ( options?: Parameters<typeof request>[1]): Promise<Taps> => {

  return request<Taps>(getGetMyTapsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetCachedTapsUrl = (id: number,) => {




  return `/user/taps/cached/${encodeURIComponent(String(id))}`
}

/**
 * Returns the total taps of a player, which determine the level on their profile. The value may be up to 60 seconds old. An erased player keeps the total.
 * @summary The taps of any player
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, USER_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getCachedTaps = async (id: number, options?: Parameters<typeof request>[1]): Promise<CachedTaps> => {

  return request<CachedTaps>(getGetCachedTapsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


