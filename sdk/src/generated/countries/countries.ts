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
 * Returns all countries and territories of ISO 3166-1, ascending by name.
 * @summary All countries
 */
export const listCountries = async ( options?: Parameters<typeof request>[1]): Promise<CountryList> => {

  return request<CountryList>(getListCountriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


