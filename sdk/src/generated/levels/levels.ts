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
 */
export const listLevels = async ( options?: Parameters<typeof request>[1]): Promise<LevelList> => {

  return request<LevelList>(getListLevelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


