/**
 * Generated from the contract, never edited.
 */
import type {
  LevelList
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getListLevelsUrl = () => {




  return `/level`
}

/**
 * Returns all levels, ascending by threshold. They are data and may change; clients cache them for a minute.
 * @summary All levels
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listLevels = async ( options?: Parameters<typeof request>[1]): Promise<LevelList> => {

  return request<LevelList>(getListLevelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


