/**
 * Generated from the contract, never edited.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CountryList,
  InternalErrorResponse,
  PlayerBannedResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../model/index.ts';


export const getListCountriesResponseMock = (): CountryList => ([{"id":"BR","name":"Brazil","flag":"🇧🇷"},{"id":"JP","name":"Japan","flag":"🇯🇵"},{"id":"PT","name":"Portugal","flag":"🇵🇹"}])


export const getListCountriesResponseMock200 = (): CountryList => ([{"id":"BR","name":"Brazil","flag":"🇧🇷"},{"id":"JP","name":"Japan","flag":"🇯🇵"},{"id":"PT","name":"Portugal","flag":"🇵🇹"}])


export const getListCountriesResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListCountriesResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListCountriesResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListCountriesResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListCountriesResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListCountriesMockHandler = (overrideResponse?: CountryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList> | CountryList), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListCountriesMockHandler200 = (overrideResponse?: CountryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList> | CountryList), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListCountriesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListCountriesMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListCountriesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListCountriesMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListCountriesMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/country', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCountriesResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getCountriesMock = () => [
  getListCountriesMockHandler()
]
