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
  LevelList,
  PlayerBannedResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
} from '../model/index.ts';


export const getListLevelsResponseMock = (): LevelList => ([{"id":1,"title":"White","threshold":0,"description":"The bottom. Everybody starts here; the bold do not stay.","user_description":"Still at the bottom, still spotless. Give them a minute.","primary_color":"#000000","secondary_color":"#595959","background_color":"#ffffff","tile":"/tiles/white.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"}],"payment_percentage":0},{"id":2,"title":"Pink","threshold":100,"description":"The first hundred. Your name has a colour now, so wear it loudly.","user_description":"Paid a hundred taps to stop being nobody. It shows, and it suits them.","primary_color":"#5c0030","secondary_color":"#99004d","background_color":"#ffd1e3","tile":"/tiles/pink.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null}],"payment_percentage":1},{"id":3,"title":"Red","threshold":1000,"description":"A thousand taps in. People have begun to notice, and some of them mind.","user_description":"Seeing red since the first thousand. Best not to stand in the way.","primary_color":"#ffffff","secondary_color":"#ffd9d4","background_color":"#b3001b","tile":"/tiles/red.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null},{"id":3,"value":3,"display_name":null}],"payment_percentage":2},{"id":4,"title":"Orange","threshold":5000,"description":"Five thousand. Warm enough to glow, and not yet rich enough to rest.","user_description":"Burns through taps and does not look at the bill.","primary_color":"#1f0d00","secondary_color":"#572200","background_color":"#ff8a1f","tile":"/tiles/orange.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null},{"id":4,"value":5,"display_name":null}],"payment_percentage":3},{"id":5,"title":"Yellow","threshold":20000,"description":"Twenty thousand. From here on the sun asks you for directions.","user_description":"Shines without being asked. Bring sunglasses.","primary_color":"#221c00","secondary_color":"#665000","background_color":"#ffe14d","tile":"/tiles/yellow.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":4,"value":5,"display_name":null},{"id":5,"value":10,"display_name":null}],"payment_percentage":4},{"id":6,"title":"Green","threshold":50000,"description":"Fifty thousand. The colour of money, and everybody knows whose.","user_description":"Grew a fortune one tap at a time and waters it daily.","primary_color":"#f2fff5","secondary_color":"#a8f0bf","background_color":"#0b5d2e","tile":"/tiles/green.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":4,"value":5,"display_name":null},{"id":5,"value":10,"display_name":null},{"id":6,"value":20,"display_name":null}],"payment_percentage":5},{"id":7,"title":"Blue","threshold":100000,"description":"A hundred thousand. Money is like water, and you are the deep end.","user_description":"Keeps a cool head and a hundred thousand taps under the surface.","primary_color":"#ffffff","secondary_color":"#c7dbff","background_color":"#0a3fb5","tile":"/tiles/blue.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":5,"value":10,"display_name":null},{"id":6,"value":20,"display_name":null},{"id":7,"value":50,"display_name":null}],"payment_percentage":6},{"id":8,"title":"Violet","threshold":500000,"description":"Half a million. The colour that emperors kept for themselves.","user_description":"Wears the emperor’s colour and owes the emperor nothing.","primary_color":"#f6efff","secondary_color":"#d3b3ff","background_color":"#3d1478","tile":"/tiles/violet.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":5,"value":10,"display_name":null},{"id":7,"value":50,"display_name":null},{"id":8,"value":100,"display_name":null}],"payment_percentage":7},{"id":9,"title":"Gold","threshold":1000000,"description":"A million. There is nothing left to prove, only to polish.","user_description":"A millionaire in taps. The glitter is not a filter.","primary_color":"#ffd666","secondary_color":"#e6b84d","background_color":"#4a3300","tile":"/tiles/gold.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":7,"value":50,"display_name":null},{"id":8,"value":100,"display_name":null},{"id":9,"value":500,"display_name":null}],"payment_percentage":8},{"id":10,"title":"Black","threshold":5000000,"description":"Five million. No light gets out, and no level stands above.","user_description":"There is nobody above. Look down when you speak to them.","primary_color":"#ffffff","secondary_color":"#b3b3b3","background_color":"#000000","tile":"/tiles/black.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":8,"value":100,"display_name":null},{"id":9,"value":500,"display_name":null},{"id":10,"value":1000,"display_name":null}],"payment_percentage":9}])


export const getListLevelsResponseMock200 = (): LevelList => ([{"id":1,"title":"White","threshold":0,"description":"The bottom. Everybody starts here; the bold do not stay.","user_description":"Still at the bottom, still spotless. Give them a minute.","primary_color":"#000000","secondary_color":"#595959","background_color":"#ffffff","tile":"/tiles/white.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"}],"payment_percentage":0},{"id":2,"title":"Pink","threshold":100,"description":"The first hundred. Your name has a colour now, so wear it loudly.","user_description":"Paid a hundred taps to stop being nobody. It shows, and it suits them.","primary_color":"#5c0030","secondary_color":"#99004d","background_color":"#ffd1e3","tile":"/tiles/pink.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null}],"payment_percentage":1},{"id":3,"title":"Red","threshold":1000,"description":"A thousand taps in. People have begun to notice, and some of them mind.","user_description":"Seeing red since the first thousand. Best not to stand in the way.","primary_color":"#ffffff","secondary_color":"#ffd9d4","background_color":"#b3001b","tile":"/tiles/red.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null},{"id":3,"value":3,"display_name":null}],"payment_percentage":2},{"id":4,"title":"Orange","threshold":5000,"description":"Five thousand. Warm enough to glow, and not yet rich enough to rest.","user_description":"Burns through taps and does not look at the bill.","primary_color":"#1f0d00","secondary_color":"#572200","background_color":"#ff8a1f","tile":"/tiles/orange.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":2,"value":2,"display_name":null},{"id":4,"value":5,"display_name":null}],"payment_percentage":3},{"id":5,"title":"Yellow","threshold":20000,"description":"Twenty thousand. From here on the sun asks you for directions.","user_description":"Shines without being asked. Bring sunglasses.","primary_color":"#221c00","secondary_color":"#665000","background_color":"#ffe14d","tile":"/tiles/yellow.svg","dark_theme":false,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":4,"value":5,"display_name":null},{"id":5,"value":10,"display_name":null}],"payment_percentage":4},{"id":6,"title":"Green","threshold":50000,"description":"Fifty thousand. The colour of money, and everybody knows whose.","user_description":"Grew a fortune one tap at a time and waters it daily.","primary_color":"#f2fff5","secondary_color":"#a8f0bf","background_color":"#0b5d2e","tile":"/tiles/green.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":4,"value":5,"display_name":null},{"id":5,"value":10,"display_name":null},{"id":6,"value":20,"display_name":null}],"payment_percentage":5},{"id":7,"title":"Blue","threshold":100000,"description":"A hundred thousand. Money is like water, and you are the deep end.","user_description":"Keeps a cool head and a hundred thousand taps under the surface.","primary_color":"#ffffff","secondary_color":"#c7dbff","background_color":"#0a3fb5","tile":"/tiles/blue.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":5,"value":10,"display_name":null},{"id":6,"value":20,"display_name":null},{"id":7,"value":50,"display_name":null}],"payment_percentage":6},{"id":8,"title":"Violet","threshold":500000,"description":"Half a million. The colour that emperors kept for themselves.","user_description":"Wears the emperor’s colour and owes the emperor nothing.","primary_color":"#f6efff","secondary_color":"#d3b3ff","background_color":"#3d1478","tile":"/tiles/violet.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":5,"value":10,"display_name":null},{"id":7,"value":50,"display_name":null},{"id":8,"value":100,"display_name":null}],"payment_percentage":7},{"id":9,"title":"Gold","threshold":1000000,"description":"A million. There is nothing left to prove, only to polish.","user_description":"A millionaire in taps. The glitter is not a filter.","primary_color":"#ffd666","secondary_color":"#e6b84d","background_color":"#4a3300","tile":"/tiles/gold.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":7,"value":50,"display_name":null},{"id":8,"value":100,"display_name":null},{"id":9,"value":500,"display_name":null}],"payment_percentage":8},{"id":10,"title":"Black","threshold":5000000,"description":"Five million. No light gets out, and no level stands above.","user_description":"There is nobody above. Look down when you speak to them.","primary_color":"#ffffff","secondary_color":"#b3b3b3","background_color":"#000000","tile":"/tiles/black.svg","dark_theme":true,"multipliers":[{"id":1,"value":1,"display_name":"1"},{"id":8,"value":100,"display_name":null},{"id":9,"value":500,"display_name":null},{"id":10,"value":1000,"display_name":null}],"payment_percentage":9}])


export const getListLevelsResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListLevelsResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListLevelsResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListLevelsResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListLevelsResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getListLevelsMockHandler = (overrideResponse?: LevelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LevelList> | LevelList), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListLevelsMockHandler200 = (overrideResponse?: LevelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LevelList> | LevelList), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "private, max-age=60" }
      })
  }, options)
}


export const getListLevelsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getListLevelsMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListLevelsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getListLevelsMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getListLevelsMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/level', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getLevelsMock = () => [
  getListLevelsMockHandler()
]
