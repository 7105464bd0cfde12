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
  DisplayNameAvailability,
  ExtendedProfile,
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  PlayerBannedResponse,
  Problem,
  RequestInProgressResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  User,
  UserNotFoundResponse,
  ValidationFailedOrMalformedJsonResponse,
  ValidationFailedResponse,
  WalletProofPayload
} from '../model/index.ts';


export const getGetMeResponseMock = (): User => ({"id":42,"telegram_id":279058397,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"is_bonus_taken":true,"country_id":"PT"})


export const getGetMeResponseMock200 = (): User => ({"id":42,"telegram_id":279058397,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"is_bonus_taken":true,"country_id":"PT"})


export const getGetMeResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMeResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMeResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMeResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMeResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getUpdateMyProfileResponseMock = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":"bold.one","twitter_username":"bold-one","custom_link":"example.com/bold","bio":"Money is like water."},"payment_info":{"wallet_hash":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","wallet_verified":false,"referrals_dol_revenue":12.5,"top10_dol_revenue":3.25}})


export const getUpdateMyProfileResponseMock200 = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":"bold.one","twitter_username":"bold-one","custom_link":"example.com/bold","bio":"Money is like water."},"payment_info":{"wallet_hash":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","wallet_verified":false,"referrals_dol_revenue":12.5,"top10_dol_revenue":3.25}})


export const getUpdateMyProfileResponseMock400 = (): ValidationFailedOrMalformedJsonResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/body/unknown","code":"additionalProperties","message":"This property is unknown."}]})


export const getUpdateMyProfileResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock404 = (): Problem => ({"type":"/docs/problems#country-not-found","title":"There is no such country","status":404,"detail":"No country has the id ZZ.","code":"COUNTRY_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock409 = (): Problem => ({"type":"/docs/problems#display-name-taken","title":"The name is taken","status":409,"detail":"Another player has the name Bold.","code":"DISPLAY_NAME_TAKEN","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock413 = (): PayloadTooLargeResponse => ({"type":"/docs/problems#payload-too-large","title":"The body is too large","status":413,"detail":"The body is larger than 65536 bytes.","code":"PAYLOAD_TOO_LARGE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"/docs/problems#unsupported-media-type","title":"The body has the wrong media type","status":415,"detail":"Send the body as application/json.","code":"UNSUPPORTED_MEDIA_TYPE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getUpdateMyProfileResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getSetUsernameVisibilityResponseMock = (): User => ({"id":42,"telegram_id":279058397,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"is_bonus_taken":true,"country_id":"PT"})


export const getSetUsernameVisibilityResponseMock200 = (): User => ({"id":42,"telegram_id":279058397,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"is_bonus_taken":true,"country_id":"PT"})


export const getSetUsernameVisibilityResponseMock400 = (): ValidationFailedOrMalformedJsonResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/body/unknown","code":"additionalProperties","message":"This property is unknown."}]})


export const getSetUsernameVisibilityResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock413 = (): PayloadTooLargeResponse => ({"type":"/docs/problems#payload-too-large","title":"The body is too large","status":413,"detail":"The body is larger than 65536 bytes.","code":"PAYLOAD_TOO_LARGE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"/docs/problems#unsupported-media-type","title":"The body has the wrong media type","status":415,"detail":"Send the body as application/json.","code":"UNSUPPORTED_MEDIA_TYPE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getSetUsernameVisibilityResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getCheckDisplayNameResponseMock = (): DisplayNameAvailability => ({"is_available":true})


export const getCheckDisplayNameResponseMock200 = (): DisplayNameAvailability => ({"is_available":true})


export const getCheckDisplayNameResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/query/display_name_to_check","code":"pattern","message":"The value violates the contract."}]})


export const getCheckDisplayNameResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCheckDisplayNameResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCheckDisplayNameResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCheckDisplayNameResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCheckDisplayNameResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getGetProfileResponseMock = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":"bold.one","twitter_username":"bold-one","custom_link":"example.com/bold","bio":"Money is like water."},"payment_info":{"wallet_hash":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","wallet_verified":false,"referrals_dol_revenue":12.5,"top10_dol_revenue":3.25}})


export const getGetProfileResponseMock200 = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":"bold.one","twitter_username":"bold-one","custom_link":"example.com/bold","bio":"Money is like water."},"payment_info":{"wallet_hash":"UQAREREREREREREREREREREREREREREREREREREREREREbvW","wallet_verified":false,"referrals_dol_revenue":12.5,"top10_dol_revenue":3.25}})


export const getGetProfileResponseMock400 = (): ValidationFailedResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/path/id","code":"type","message":"The value violates the contract."}]})


export const getGetProfileResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetProfileResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetProfileResponseMock404 = (): UserNotFoundResponse => ({"type":"/docs/problems#user-not-found","title":"There is no such player","status":404,"detail":"No player has the id 999999.","code":"USER_NOT_FOUND","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetProfileResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetProfileResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetProfileResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getCreateWalletProofPayloadResponseMock = (): WalletProofPayload => ({"payload":"c0ffee0000000000000000000000000000000000000000000000000000000000","expires_at":"2026-11-20T12:15:00.125Z"})


export const getCreateWalletProofPayloadResponseMock200 = (): WalletProofPayload => ({"payload":"c0ffee0000000000000000000000000000000000000000000000000000000000","expires_at":"2026-11-20T12:15:00.125Z"})


export const getCreateWalletProofPayloadResponseMock400 = (): Problem => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/header/idempotency-key","code":"pattern","message":"The value violates the contract."}]})


export const getCreateWalletProofPayloadResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock409 = (): RequestInProgressResponse => ({"type":"/docs/problems#request-in-progress","title":"A request with this key is in progress","status":409,"detail":"The first request with this Idempotency-Key is still in progress.","code":"REQUEST_IN_PROGRESS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock422 = (): IdempotencyKeyReusedResponse => ({"type":"/docs/problems#idempotency-key-reused","title":"The idempotency key belongs to another request","status":422,"detail":"This Idempotency-Key was used with another body.","code":"IDEMPOTENCY_KEY_REUSED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getCreateWalletProofPayloadResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})

export const getVerifyWalletProofResponseMock = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":null,"twitter_username":null,"custom_link":null,"bio":null},"payment_info":{"wallet_hash":"UQDvr_S6wiD4iy6Y6x2c_8yjv-O2bs4xp9bFiQ0w39evpYZV","wallet_verified":true,"referrals_dol_revenue":0,"top10_dol_revenue":0}})


export const getVerifyWalletProofResponseMock200 = (): ExtendedProfile => ({"id":42,"username":"bold_one","display_name":"Bold-One","first_name":"Bold","last_name":"One","is_username_visible":true,"country_id":"PT","additional_info":{"instagram_username":null,"twitter_username":null,"custom_link":null,"bio":null},"payment_info":{"wallet_hash":"UQDvr_S6wiD4iy6Y6x2c_8yjv-O2bs4xp9bFiQ0w39evpYZV","wallet_verified":true,"referrals_dol_revenue":0,"top10_dol_revenue":0}})


export const getVerifyWalletProofResponseMock400 = (): ValidationFailedOrMalformedJsonResponse => ({"type":"/docs/problems#validation-failed","title":"The request does not follow the contract","status":400,"detail":"The request violates the contract in one place.","code":"VALIDATION_FAILED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52","errors":[{"pointer":"/body/unknown","code":"additionalProperties","message":"This property is unknown."}]})


export const getVerifyWalletProofResponseMock401 = (): UnauthorizedResponse => ({"type":"/docs/problems#init-data-missing","title":"Init data is missing","status":401,"detail":"Send the header Authorization with the scheme tma and the raw init data.","code":"INIT_DATA_MISSING","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock403 = (): PlayerBannedResponse => ({"type":"/docs/problems#player-banned","title":"The player is banned","status":403,"detail":"An operator has banned this player.","code":"PLAYER_BANNED","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock409 = (): RequestInProgressResponse => ({"type":"/docs/problems#request-in-progress","title":"A request with this key is in progress","status":409,"detail":"The first request with this Idempotency-Key is still in progress.","code":"REQUEST_IN_PROGRESS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock413 = (): PayloadTooLargeResponse => ({"type":"/docs/problems#payload-too-large","title":"The body is too large","status":413,"detail":"The body is larger than 65536 bytes.","code":"PAYLOAD_TOO_LARGE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock415 = (): UnsupportedMediaTypeResponse => ({"type":"/docs/problems#unsupported-media-type","title":"The body has the wrong media type","status":415,"detail":"Send the body as application/json.","code":"UNSUPPORTED_MEDIA_TYPE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock422 = (): Problem => ({"type":"/docs/problems#wallet-proof-invalid","title":"The wallet proof is not valid","status":422,"detail":"The signature does not match the wallet's key.","code":"WALLET_PROOF_INVALID","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock429 = (): TooManyRequestsResponse => ({"type":"/docs/problems#too-many-requests","title":"Too many requests","status":429,"detail":"Try again in 2 seconds.","code":"TOO_MANY_REQUESTS","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock500 = (): InternalErrorResponse => ({"type":"/docs/problems#internal-error","title":"Something went wrong","status":500,"detail":"Something went wrong.","code":"INTERNAL_ERROR","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getVerifyWalletProofResponseMock503 = (): ServiceUnavailableResponse => ({"type":"/docs/problems#service-unavailable","title":"The service is not available","status":503,"detail":"The database is not reachable.","code":"SERVICE_UNAVAILABLE","instance":"urn:uuid:3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52"})


export const getGetMeMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMeMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetMeMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetMeMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetMeMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetMeMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getUpdateMyProfileMockHandler = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler200 = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler400 = (overrideResponse?: ValidationFailedOrMalformedJsonResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedOrMalformedJsonResponse> | ValidationFailedOrMalformedJsonResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler404 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler409 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getUpdateMyProfileMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/profile/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMyProfileResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getSetUsernameVisibilityMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler400 = (overrideResponse?: ValidationFailedOrMalformedJsonResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedOrMalformedJsonResponse> | ValidationFailedOrMalformedJsonResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getSetUsernameVisibilityMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/user/me/username-visibility', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUsernameVisibilityResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getCheckDisplayNameMockHandler = (overrideResponse?: DisplayNameAvailability | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DisplayNameAvailability> | DisplayNameAvailability), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler200 = (overrideResponse?: DisplayNameAvailability | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DisplayNameAvailability> | DisplayNameAvailability), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCheckDisplayNameMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/me/check-display-name', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckDisplayNameResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getGetProfileMockHandler = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetProfileMockHandler200 = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getGetProfileMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetProfileMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getGetProfileMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetProfileMockHandler404 = (overrideResponse?: UserNotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserNotFoundResponse> | UserNotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock404(),
      { status: 404, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetProfileMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getGetProfileMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getGetProfileMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.get('*/user/profile/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getCreateWalletProofPayloadMockHandler = (overrideResponse?: WalletProofPayload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletProofPayload> | WalletProofPayload), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler200 = (overrideResponse?: WalletProofPayload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WalletProofPayload> | WalletProofPayload), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler400 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler409 = (overrideResponse?: RequestInProgressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestInProgressResponse> | RequestInProgressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler422 = (overrideResponse?: IdempotencyKeyReusedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IdempotencyKeyReusedResponse> | IdempotencyKeyReusedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getCreateWalletProofPayloadMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof-payload', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateWalletProofPayloadResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}

export const getVerifyWalletProofMockHandler = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler200 = (overrideResponse?: ExtendedProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ExtendedProfile> | ExtendedProfile), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock200(),
      { status: 200, headers: { 'Cache-Control': "no-store" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler400 = (overrideResponse?: ValidationFailedOrMalformedJsonResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedOrMalformedJsonResponse> | ValidationFailedOrMalformedJsonResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock400(),
      { status: 400, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock401(),
      { status: 401, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'WWW-Authenticate': "tma" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler403 = (overrideResponse?: PlayerBannedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PlayerBannedResponse> | PlayerBannedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock403(),
      { status: 403, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler409 = (overrideResponse?: RequestInProgressResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestInProgressResponse> | RequestInProgressResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock409(),
      { status: 409, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock413(),
      { status: 413, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler415 = (overrideResponse?: UnsupportedMediaTypeResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnsupportedMediaTypeResponse> | UnsupportedMediaTypeResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock415(),
      { status: 415, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler422 = (overrideResponse?: Problem | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Problem> | Problem), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock422(),
      { status: 422, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock429(),
      { status: 429, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler500 = (overrideResponse?: InternalErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InternalErrorResponse> | InternalErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock500(),
      { status: 500, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52" }
      })
  }, options)
}


export const getVerifyWalletProofMockHandler503 = (overrideResponse?: ServiceUnavailableResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServiceUnavailableResponse> | ServiceUnavailableResponse), options?: RequestHandlerOptions) => {
  return http.post('*/user/wallet/proof', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyWalletProofResponseMock503(),
      { status: 503, headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': "no-store", 'X-Request-Id': "3f2b8c1e-5d1a-4f0e-9c57-0a6a1f0f7b52", 'Retry-After': "2" }
      })
  }, options)
}
export const getUsersMock = () => [
  getGetMeMockHandler(),
  getUpdateMyProfileMockHandler(),
  getSetUsernameVisibilityMockHandler(),
  getCheckDisplayNameMockHandler(),
  getGetProfileMockHandler(),
  getCreateWalletProofPayloadMockHandler(),
  getVerifyWalletProofMockHandler()
]
