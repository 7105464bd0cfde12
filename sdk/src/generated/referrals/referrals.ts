/**
 * Generated from the contract, never edited.
 */
import type {
  ReferralCode,
  ReferralCodeUpdate,
  ReferralStats
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMyReferralCodeUrl = () => {




  return `/user/referrals/code`
}

/**
 * Answers the caller's code, which every player has. The link to share is `https://t.me/<bot>/<app>?startapp=REF<code>`.
 * @summary The own invitation code
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
 * Stores the code with which the caller came, once and for ever, and answers that code (`user_id` is the referrer). Setting the same code again answers 200 again. One's own code, an unknown one, another one after the first, or one whose owner was invited by the caller, directly or through others, is refused, each with its own code, and judged in that order.
 * @summary Say who invited the caller
 */
export const setReferralCode = async (referralCodeUpdate: ReferralCodeUpdate, options?: Parameters<typeof request>[1]): Promise<ReferralCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return request<ReferralCode>(getSetReferralCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(referralCodeUpdate)
  }
);}


export const getGetReferralStatsUrl = (id: number,) => {




  return `/user/referrals/stats/${id}`
}

/**
 * Answers a player's code and the number of players who came with it. `id` is a player's id, not a code's.
 * @summary How many a player invited
 */
export const getReferralStats = async (id: number, options?: Parameters<typeof request>[1]): Promise<ReferralStats> => {

  return request<ReferralStats>(getGetReferralStatsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


