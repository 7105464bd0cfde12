/**
 * Generated from the contract, never edited.
 */
import type {
  LeaderboardEntryOrNull,
  LeaderboardTop,
  ListTopParams
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMyRankUrl = () => {




  return `/leaderboard/me`
}

/**
 * Returns the caller's entry, or null while the caller has no taps.
 * @summary The caller's rank in the world and within the level
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyRank = async ( options?: Parameters<typeof request>[1]): Promise<LeaderboardEntryOrNull | null> => {

  return request<LeaderboardEntryOrNull | null>(getGetMyRankUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getListTopUrl = (params?: ListTopParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/leaderboard/top?${stringifiedParams}` : `/leaderboard/top`
}

/**
 * With `level_id`, returns the first ten members of that level, which are the players whose current level it is. Without it, returns the first ten players of the world. The order is total taps, then invites, both descending, then the lower id. `rank` is the rank in the world on both lists. Players without taps are members of the first level and stand on the list of the world. A list may have fewer than ten entries, or none. It is that of the moment of the request.
 * @summary The first ten of a level or of the world
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, LEVEL_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listTop = async (params?: ListTopParams, options?: Parameters<typeof request>[1]): Promise<LeaderboardTop> => {

  return request<LeaderboardTop>(getListTopUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


