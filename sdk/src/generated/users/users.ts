/**
 * Generated from the contract, never edited.
 */
import type {
  CheckDisplayNameParams,
  DisplayNameAvailability,
  ExtendedProfile,
  ProfileUpdate,
  User,
  UsernameVisibilityUpdate,
  WalletProof,
  WalletProofPayload
} from '../model/index.ts';

import { request } from '../../client.ts';

export const getGetMeUrl = () => {




  return `/user/me`
}

/**
 * Returns the caller. The first request that passes the check of the init data creates the player; clients send this one first.
 * @summary The caller
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMe = async ( options?: Parameters<typeof request>[1]): Promise<User> => {

  return request<User>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getUpdateMyProfileUrl = () => {




  return `/user/profile/me`
}

/**
 * Saves name, country, social fields and wallet. If one field is refused, nothing is saved; of several faults the wallet comes first, then the country, then the name, then the limit of wallet changes (429). Returns 409 DISPLAY_NAME_TAKEN for a name that another player has, in upper or lower case. Send only what changes: null clears a field, so a serializer that writes absent fields as null clears the wallet.
 * @summary Change the caller's profile
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, COUNTRY_NOT_FOUND, DISPLAY_NAME_TAKEN, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const updateMyProfile = async (profileUpdate: ProfileUpdate, options?: Parameters<typeof request>[1]): Promise<ExtendedProfile> => {

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
return request<ExtendedProfile>(getUpdateMyProfileUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate)
  }
);}


export const getSetUsernameVisibilityUrl = () => {




  return `/user/me/username-visibility`
}

/**
 * Sets whether other players see `username`, and returns the caller.
 * @summary Show or hide the Telegram username
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const setUsernameVisibility = async (usernameVisibilityUpdate: UsernameVisibilityUpdate, options?: Parameters<typeof request>[1]): Promise<User> => {

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
return request<User>(getSetUsernameVisibilityUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(usernameVisibilityUpdate)
  }
);}


export const getCheckDisplayNameUrl = (params: CheckDisplayNameParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/user/me/check-display-name?${stringifiedParams}` : `/user/me/check-display-name`
}

/**
 * Returns whether the caller can take the name, and 400 for a name that breaks the pattern. A default name with upper-case letters, such as `BOLD_7`, is never available, also to the player whose default name it is. Another player can still take an available name before the caller saves it.
 * @summary Check whether a name is available
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const checkDisplayName = async (params: CheckDisplayNameParams, options?: Parameters<typeof request>[1]): Promise<DisplayNameAvailability> => {

  return request<DisplayNameAvailability>(getCheckDisplayNameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetProfileUrl = (id: number,) => {




  return `/user/profile/${encodeURIComponent(String(id))}`
}

/**
 * Returns the profile of any player. In another player's profile `payment_info`, `first_name` and `last_name` are null, and so is `username` unless its owner shows it. The profile of an erased player is empty.
 * @summary A player's profile
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, USER_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getProfile = async (id: number, options?: Parameters<typeof request>[1]): Promise<ExtendedProfile> => {

  return request<ExtendedProfile>(getGetProfileUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreateWalletProofPayloadUrl = () => {




  return `/user/wallet/proof-payload`
}

/**
 * Returns a new challenge that the player's wallet signs when it connects. Takes no body. A challenge is valid for one attempt of this player, for `wallet_challenge_seconds` of `x-rules`. The player may have several.
 * @summary A challenge for the wallet
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const createWalletProofPayload = async ( options?: Parameters<typeof request>[1]): Promise<WalletProofPayload> => {

  return request<WalletProofPayload>(getCreateWalletProofPayloadUrl(),
  {
    ...options,
    method: 'POST'


  }
);}


export const getVerifyWalletProofUrl = () => {




  return `/user/wallet/proof`
}

/**
 * Checks the wallet's `ton_proof` (challenge, network, domain, time, address, key, signature, in this order). The challenge is spent by every check of the player who requested it, also if the proof is refused. A body that breaks the contract, and a rate limit per minute, spend none. [Wallet proofs](/docs#chapter-wallet-proofs) describes the signed message and the wallets to accept; `vectors/wallet-proofs.json` has proofs that verify. If all match, the address becomes the player's `wallet_hash` and `wallet_verified` becomes true. Returns the caller's profile. A proof that fits, but would be one wallet change too many in 24 hours, is 429.
 * @summary Prove the ownership of a wallet
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, WALLET_PROOF_INVALID, WALLET_PROOF_EXPIRED, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const verifyWalletProof = async (walletProof: WalletProof, options?: Parameters<typeof request>[1]): Promise<ExtendedProfile> => {

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
return request<ExtendedProfile>(getVerifyWalletProofUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(walletProof)
  }
);}


