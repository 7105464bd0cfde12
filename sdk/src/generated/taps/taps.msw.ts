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
  CachedTaps,
  InternalErrorResponse,
  PlayerBannedResponse,
  ServiceUnavailableResponse,
  Taps,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UserNotFoundResponse,
  ValidationFailedResponse
} from '../model/index.ts';


export const getGetMyTapsResponseMock = (): Taps => ({"available_taps":512,"total_taps":1250})


export const getGetMyTapsResponseMock200 = (): Taps => ({"available_taps":512,"total_taps":1250})


export const getGetMyTapsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyTapsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyTapsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyTapsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyTapsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getGetCachedTapsResponseMock = (): CachedTaps => ({"total_taps":1250})


export const getGetCachedTapsResponseMock200 = (): CachedTaps => ({"total_taps":1250})


export const getGetCachedTapsResponseMock400 = (): ValidationFailedResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/path/id","code":"type","message":"The value violates the contract."}]})


export const getGetCachedTapsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetCachedTapsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetCachedTapsResponseMock404 = (): UserNotFoundResponse => ({"type":"/docs/problems#user-not-found","title":"There is no such player","status":404,"detail":"No player has the id 999999.","code":"USER_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetCachedTapsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetCachedTapsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetCachedTapsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyTapsMockHandler = (overrideResponse?: Taps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Taps> | Taps), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyTapsMockHandler200 = (overrideResponse?: Taps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Taps> | Taps), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyTapsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetMyTapsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyTapsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetMyTapsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyTapsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyTapsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getGetCachedTapsMockHandler = (overrideResponse?: CachedTaps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CachedTaps> | CachedTaps), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler200 = (overrideResponse?: CachedTaps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CachedTaps> | CachedTaps), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler404 = (overrideResponse?: UserNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserNotFoundResponse> | UserNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetCachedTapsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/taps/cached/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCachedTapsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getTapsMock = () => [
  getGetMyTapsMockHandler(),
  getGetCachedTapsMockHandler()
]
