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
  InternalErrorResponse,
  LeaderboardEntryOrNull,
  LeaderboardTop,
  PlayerBannedResponse,
  Problem,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../model/index.ts';


export const getGetMyRankResponseMock = (): LeaderboardEntryOrNull | null => ({"user_id":42,"display_name":"Bold-One","total_taps":1250,"rank":16,"level_rank":3,"country_id":"PT","referrals_count":3})


export const getGetMyRankResponseMock200 = (): LeaderboardEntryOrNull | null => ({"user_id":42,"display_name":"Bold-One","total_taps":1250,"rank":16,"level_rank":3,"country_id":"PT","referrals_count":3})


export const getGetMyRankResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyRankResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyRankResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyRankResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyRankResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getListTopResponseMock = (): LeaderboardTop => ([{"user_id":11,"display_name":"Tide","total_taps":4800,"rank":14,"country_id":"BR","referrals_count":9},{"user_id":12,"display_name":"Ebb","total_taps":4800,"rank":14,"country_id":null,"referrals_count":2},{"user_id":42,"display_name":"Bold-One","total_taps":1250,"rank":16,"country_id":"PT","referrals_count":3}])


export const getListTopResponseMock200 = (): LeaderboardTop => ([{"user_id":11,"display_name":"Tide","total_taps":4800,"rank":14,"country_id":"BR","referrals_count":9},{"user_id":12,"display_name":"Ebb","total_taps":4800,"rank":14,"country_id":null,"referrals_count":2},{"user_id":42,"display_name":"Bold-One","total_taps":1250,"rank":16,"country_id":"PT","referrals_count":3}])


export const getListTopResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/query/level_id","code":"type","message":"The value violates the contract."}]})


export const getListTopResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTopResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTopResponseMock404 = (): Problem => ({"type":"/docs/problems#level-not-found","title":"There is no such level","status":404,"detail":"No level has the id 99.","code":"LEVEL_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTopResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTopResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListTopResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMyRankMockHandler = (overrideResponse?: LeaderboardEntryOrNull | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeaderboardEntryOrNull | null> | LeaderboardEntryOrNull | null), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyRankMockHandler200 = (overrideResponse?: LeaderboardEntryOrNull | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeaderboardEntryOrNull | null> | LeaderboardEntryOrNull | null), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMyRankMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetMyRankMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyRankMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetMyRankMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMyRankMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMyRankResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getListTopMockHandler = (overrideResponse?: LeaderboardTop | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeaderboardTop> | LeaderboardTop), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListTopMockHandler200 = (overrideResponse?: LeaderboardTop | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeaderboardTop> | LeaderboardTop), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListTopMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTopMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListTopMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTopMockHandler404 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTopMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListTopMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListTopMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/leaderboard/top', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTopResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getLeaderboardMock = () => [
  getGetMyRankMockHandler(),
  getListTopMockHandler()
]
