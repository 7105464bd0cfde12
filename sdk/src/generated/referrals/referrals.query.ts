/**
 * Generated from the contract, never edited.
 */
import {
  queryOptions as queryOptionsBuilder,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

import type {
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  PaymentGatewayFailedResponse,
  PlayerBannedResponse,
  Problem,
  ReferralCode,
  ReferralCodeUpdate,
  ReferralStats,
  ServiceUnavailableResponse,
  ShareMessage,
  ShareMessageRequest,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  UserNotFoundResponse,
  ValidationFailedOrMalformedJsonResponse,
  ValidationFailedResponse
} from '../model/index.ts';

import { request } from '../../client.ts';
import type { ErrorType } from '../../client.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

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





export const getGetMyReferralCodeQueryKey = () => {
    return [
    `/user/referrals/code`
    ] as const;
    }


export const getGetMyReferralCodeQueryOptions = <TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyReferralCodeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyReferralCode>>> = ({ signal }) => getMyReferralCode({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyReferralCodeQueryResult = NonNullable<Awaited<ReturnType<typeof getMyReferralCode>>>
export type GetMyReferralCodeQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyReferralCode<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyReferralCode>>,
          TError,
          Awaited<ReturnType<typeof getMyReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyReferralCode<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyReferralCode>>,
          TError,
          Awaited<ReturnType<typeof getMyReferralCode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyReferralCode<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's invitation code
 */

export function useGetMyReferralCode<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyReferralCodeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's invitation code
 */
export const prefetchGetMyReferralCodeQuery = async <TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyReferralCodeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyReferralCode} query
 */
export const invalidateGetMyReferralCode = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyReferralCodeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The caller's invitation code
 */
export const useSetGetMyReferralCodeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMyReferralCode>> | undefined | ((old: Awaited<ReturnType<typeof getMyReferralCode>> | undefined) => Awaited<ReturnType<typeof getMyReferralCode>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyReferralCode>>>({ exact: $exactMatch, queryKey: getGetMyReferralCodeQueryKey() }, updater);
  };
}



export const getGetMyReferralCodeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyReferralCodeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyReferralCode>>> = ({ signal }) => getMyReferralCode({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyReferralCodeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyReferralCode>>>
export type GetMyReferralCodeSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyReferralCodeSuspense<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyReferralCodeSuspense<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyReferralCodeSuspense<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's invitation code
 */

export function useGetMyReferralCodeSuspense<TData = Awaited<ReturnType<typeof getMyReferralCode>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyReferralCode>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyReferralCodeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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





export const getSetReferralCodeMutationKey = () => ['setReferralCode'] as const;

export const getSetReferralCodeMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setReferralCode>>, TError,SetReferralCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setReferralCode>>, TError,SetReferralCodeMutationVariables, TContext> => {

const mutationKey = getSetReferralCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setReferralCode>>, SetReferralCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setReferralCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetReferralCodeMutationResult = NonNullable<Awaited<ReturnType<typeof setReferralCode>>>
    export type SetReferralCodeMutationBody = ReferralCodeUpdate
    export type SetReferralCodeMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SetReferralCodeMutationVariables = {data: ReferralCodeUpdate}

    /**
 * @summary Set the caller's referrer
 */
export const useSetReferralCode = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setReferralCode>>, TError,SetReferralCodeMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setReferralCode>>,
        TError,
        SetReferralCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSetReferralCodeMutationOptions(options), queryClient);
    }
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





export const getGetReferralStatsQueryKey = (id: number,) => {
    return [
    `/user/referrals/stats/${id}`
    ] as const;
    }


export const getGetReferralStatsQueryOptions = <TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralStatsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralStats>>> = ({ signal }) => getReferralStats(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralStatsQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralStats>>>
export type GetReferralStatsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetReferralStats<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralStats>>,
          TError,
          Awaited<ReturnType<typeof getReferralStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStats<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralStats>>,
          TError,
          Awaited<ReturnType<typeof getReferralStats>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStats<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The number of players that a player invited
 */

export function useGetReferralStats<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralStatsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The number of players that a player invited
 */
export const prefetchGetReferralStatsQuery = async <TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetReferralStatsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetReferralStats} query
 */
export const invalidateGetReferralStats = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetReferralStatsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The number of players that a player invited
 */
export const useSetGetReferralStatsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: number,updater: Awaited<ReturnType<typeof getReferralStats>> | undefined | ((old: Awaited<ReturnType<typeof getReferralStats>> | undefined) => Awaited<ReturnType<typeof getReferralStats>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getReferralStats>>>({ exact: $exactMatch, queryKey: getGetReferralStatsQueryKey(id) }, updater);
  };
}



export const getGetReferralStatsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralStatsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralStats>>> = ({ signal }) => getReferralStats(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetReferralStatsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralStats>>>
export type GetReferralStatsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetReferralStatsSuspense<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStatsSuspense<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralStatsSuspense<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The number of players that a player invited
 */

export function useGetReferralStatsSuspense<TData = Awaited<ReturnType<typeof getReferralStats>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getReferralStats>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralStatsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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





export const getCreateShareMessageMutationKey = () => ['createShareMessage'] as const;

export const getCreateShareMessageMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShareMessage>>, TError,CreateShareMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createShareMessage>>, TError,CreateShareMessageMutationVariables, TContext> => {

const mutationKey = getCreateShareMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createShareMessage>>, CreateShareMessageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createShareMessage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateShareMessageMutationResult = NonNullable<Awaited<ReturnType<typeof createShareMessage>>>
    export type CreateShareMessageMutationBody = ShareMessageRequest
    export type CreateShareMessageMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>
    export type CreateShareMessageMutationVariables = {data: ShareMessageRequest}

    /**
 * @summary Prepare a message that shares a link
 */
export const useCreateShareMessage = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createShareMessage>>, TError,CreateShareMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createShareMessage>>,
        TError,
        CreateShareMessageMutationVariables,
        TContext
      > => {
      return useMutation(getCreateShareMessageMutationOptions(options), queryClient);
    }
