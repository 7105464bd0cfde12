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
 * Answers the caller, who comes into being with the first authenticated call. A client calls this first.
 * @summary The player who calls
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
 * Saves name, country, social fields and wallet. All or nothing: if one field is refused, none is saved. A name that another player has, in whatever case, answers 409 DISPLAY_NAME_TAKEN.
 * @summary Change the own profile
 */
export const updateMyProfile = async (profileUpdate: ProfileUpdate, options?: Parameters<typeof request>[1]): Promise<ExtendedProfile> => {

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
return request<ExtendedProfile>(getUpdateMyProfileUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate)
  }
);}


export const getSetUsernameVisibilityUrl = () => {




  return `/user/me/username-visibility`
}

/**
 * Decides whether other players see `username`. Answers the caller.
 * @summary Show or hide the messenger handle
 */
export const setUsernameVisibility = async (usernameVisibilityUpdate: UsernameVisibilityUpdate, options?: Parameters<typeof request>[1]): Promise<User> => {

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
return request<User>(getSetUsernameVisibilityUrl(),
  {
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
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
 * Answers whether the caller could take the name. A name that no one may take answers 400. A free name can still be taken by somebody else before it is saved.
 * @summary Is a name free
 */
export const checkDisplayName = async (params: CheckDisplayNameParams, options?: Parameters<typeof request>[1]): Promise<DisplayNameAvailability> => {

  return request<DisplayNameAvailability>(getCheckDisplayNameUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getGetProfileUrl = (id: number,) => {




  return `/user/profile/${id}`
}

/**
 * Any player can see any profile. In somebody else's, `payment_info` is null, and so is `username` unless its owner shows it.
 * @summary A player's profile
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
 * Answers a new challenge that the player's wallet signs when it connects. Takes no body. A challenge is good for one proof, of this player, for a short time.
 * @summary A challenge for the wallet
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
 * Checks the wallet's `ton_proof` (signature, key, address, domain, network, time, challenge). If all fit, the address becomes the player's `wallet_hash` and `wallet_verified` becomes true. Answers the own profile.
 * @summary Prove that a wallet is one's own
 */
export const verifyWalletProof = async (walletProof: WalletProof, options?: Parameters<typeof request>[1]): Promise<ExtendedProfile> => {

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
return request<ExtendedProfile>(getVerifyWalletProofUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(walletProof)
  }
);}


