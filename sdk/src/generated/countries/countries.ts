/**
 * Generated from the contract, never edited.
 */
import type {
  CountryList
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getListCountriesUrl = () => {




  return `/country`
}

/**
 * Returns all countries and territories of ISO 3166-1, ascending by name, in the order of `catalogue/countries.json`.
 * @summary All countries
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listCountries = async ( options?: Parameters<typeof request>[1]): Promise<CountryList> => {

  return request<CountryList>(getListCountriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


