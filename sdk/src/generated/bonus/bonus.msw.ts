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
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  PlayerBannedResponse,
  Problem,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User
} from '../model/index.ts';


export const getStartBonusResponseMock = (): User => ({"id":43,"telegram_id":5000000043,"username":null,"display_name":"fresh-start","first_name":"New","last_name":null,"is_username_visible":false,"is_bonus_taken":true,"country_id":"JP"})


export const getStartBonusResponseMock200 = (): User => ({"id":43,"telegram_id":5000000043,"username":null,"display_name":"fresh-start","first_name":"New","last_name":null,"is_username_visible":false,"is_bonus_taken":true,"country_id":"JP"})


export const getStartBonusResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/header/idempotency-key","code":"pattern","message":"The value violates the contract."}]})


export const getStartBonusResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock409 = (): Problem => ({"type":"/docs/problems#bonus-already-taken","title":"The gift was already taken","status":409,"detail":"The player has already taken the gift.","code":"BONUS_ALREADY_TAKEN","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock422 = (): IdempotencyKeyReusedResponse => ({"type":"/docs/problems#idempotency-key-reused","title":"The idempotency key belongs to another request","status":422,"detail":"This Idempotency-Key was used with another body.","code":"IDEMPOTENCY_KEY_REUSED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getStartBonusMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getStartBonusMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getStartBonusMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getStartBonusMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getStartBonusMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getStartBonusMockHandler409 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getStartBonusMockHandler422 = (overrideResponse?: IdempotencyKeyReusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdempotencyKeyReusedResponse> | IdempotencyKeyReusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getStartBonusMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getStartBonusMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getStartBonusMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/bonus/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartBonusResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getBonusMock = () => [
  getStartBonusMockHandler()
]
