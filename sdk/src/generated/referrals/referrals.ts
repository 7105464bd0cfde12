/**
 * Generated from the contract, never edited.
 */
import type {
  ReferralCode,
  ReferralCodeUpdate,
  ReferralStats,
  ShareMessage,
  ShareMessageRequest
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMyReferralCodeUrl = () => {




  return `/user/referrals/code`
}

/**
 * Returns the caller's code; a player who has none yet gets one. The link to share is `https://t.me/<bot>/<app>?startapp=REF<code>`.
 * @summary The caller's invitation code
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyReferralCode = async ( options?: Parameters<typeof request>[1]): Promise<ReferralCode> => {

  return request<ReferralCode>(getGetMyReferralCodeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getSetReferralCodeUrl = () => {




  return `/user/referrals/set-code`
}

/**
 * Stores the player whose code this is as the caller's referrer, and returns the code (`user_id` is the referrer). The referrer cannot be changed afterwards; setting the code of the same referrer again returns 200 again. Refused, each with its own problem code and checked in this order: the caller's own code, an unknown code, the code of another player than the stored referrer, the first code after the caller's first purchase, and a code whose owner was invited by the caller, directly or through others. A referrer who is erased stays the referrer, so another player's code is refused then too. The first purchase is the first charge that settled a payment, also if it was refunded later.
 * @summary Set the caller's referrer
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, REFERRAL_CODE_NOT_FOUND, REFERRAL_CODE_OWN, REFERRAL_CODE_ALREADY_SET, REFERRAL_AFTER_PURCHASE, REFERRAL_CIRCLE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const setReferralCode = async (referralCodeUpdate: ReferralCodeUpdate, options?: Parameters<typeof request>[1]): Promise<ReferralCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, ([name = '', value = '']) => [name.toLowerCase(), value]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
    return headers;
  };
return request<ReferralCode>(getSetReferralCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referralCodeUpdate)
  }
);}


export const getGetReferralStatsUrl = (id: number,) => {




  return `/user/referrals/stats/${encodeURIComponent(String(id))}`
}

/**
 * Returns a player's code and the number of players whom this player invited. `id` is a player's id, not a code's. A player who has no code yet gets one. The id of an erased player is 404, because its code is deleted. If the player was erased during a ban, this ends with the ban.
 * @summary The number of players that a player invited
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, USER_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getReferralStats = async (id: number, options?: Parameters<typeof request>[1]): Promise<ReferralStats> => {

  return request<ReferralStats>(getGetReferralStatsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreateShareMessageUrl = () => {




  return `/user/referrals/share-message`
}

/**
 * Stores a message with one of the caller's links in Telegram and returns its id, with which the mini app opens Telegram's list of chats: method `web_app_send_prepared_message` of Mini Apps, version 8.0. [Players](/docs#chapter-players-share-messages) has the call of the Bot API. A client that cannot use it shares the link itself, with `https://t.me/share/url`.
 * @summary Prepare a message that shares a link
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, GATEWAY_UNAVAILABLE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, PAYMENT_GATEWAY_FAILED, SERVICE_UNAVAILABLE
 */
export const createShareMessage = async (shareMessageRequest: ShareMessageRequest, options?: Parameters<typeof request>[1]): Promise<ShareMessage> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, ([name = '', value = '']) => [name.toLowerCase(), value]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name.toLowerCase()] = value;
    }
    return headers;
  };
return request<ShareMessage>(getCreateShareMessageUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(shareMessageRequest)
  }
);}


