/**
 * Generated from the contract, never edited.
 */
import {
  queryOptions as queryOptionsBuilder,
  useQuery,
  useQueryClient,
  useSuspenseQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  InvalidateOptions,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
  UseSuspenseQueryResult
} from '@tanstack/react-query';

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

export const getGetMyTapsUrl = () => {




  return `/user/taps/me`
}

/**
 * Returns the taps that can still be made and the taps made so far. Taps that the live connection has acknowledged are always included.
 * @summary The caller's balance
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyTaps = async ( options?: Parameters<typeof request>[1]): Promise<Taps> => {

  return request<Taps>(getGetMyTapsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyTapsQueryKey = () => {
    return [
    `/user/taps/me`
    ] as const;
    }


export const getGetMyTapsQueryOptions = <TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyTapsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyTaps>>> = ({ signal }) => getMyTaps({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyTapsQueryResult = NonNullable<Awaited<ReturnType<typeof getMyTaps>>>
export type GetMyTapsQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyTaps<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyTaps>>,
          TError,
          Awaited<ReturnType<typeof getMyTaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyTaps<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyTaps>>,
          TError,
          Awaited<ReturnType<typeof getMyTaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyTaps<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's balance
 */

export function useGetMyTaps<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyTapsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's balance
 */
export const prefetchGetMyTapsQuery = async <TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyTapsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyTaps} query
 */
export const invalidateGetMyTaps = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyTapsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The caller's balance
 */
export const useSetGetMyTapsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMyTaps>> | undefined | ((old: Awaited<ReturnType<typeof getMyTaps>> | undefined) => Awaited<ReturnType<typeof getMyTaps>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyTaps>>>({ exact: $exactMatch, queryKey: getGetMyTapsQueryKey() }, updater);
  };
}



export const getGetMyTapsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyTapsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyTaps>>> = ({ signal }) => getMyTaps({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyTapsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyTaps>>>
export type GetMyTapsSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyTapsSuspense<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyTapsSuspense<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyTapsSuspense<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's balance
 */

export function useGetMyTapsSuspense<TData = Awaited<ReturnType<typeof getMyTaps>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyTapsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCachedTapsUrl = (id: number,) => {




  return `/user/taps/cached/${encodeURIComponent(String(id))}`
}

/**
 * Returns the total taps of a player, which determine the level on their profile. The value may be up to 60 seconds old. An erased player keeps the total.
 * @summary The taps of any player
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, USER_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getCachedTaps = async (id: number, options?: Parameters<typeof request>[1]): Promise<CachedTaps> => {

  return request<CachedTaps>(getGetCachedTapsUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCachedTapsQueryKey = (id: number,) => {
    return [
    `/user/taps/cached/${id}`
    ] as const;
    }


export const getGetCachedTapsQueryOptions = <TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCachedTapsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCachedTaps>>> = ({ signal }) => getCachedTaps(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCachedTapsQueryResult = NonNullable<Awaited<ReturnType<typeof getCachedTaps>>>
export type GetCachedTapsQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetCachedTaps<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCachedTaps>>,
          TError,
          Awaited<ReturnType<typeof getCachedTaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCachedTaps<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCachedTaps>>,
          TError,
          Awaited<ReturnType<typeof getCachedTaps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCachedTaps<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The taps of any player
 */

export function useGetCachedTaps<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCachedTapsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The taps of any player
 */
export const prefetchGetCachedTapsQuery = async <TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetCachedTapsQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetCachedTaps} query
 */
export const invalidateGetCachedTaps = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetCachedTapsQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary The taps of any player
 */
export const useSetGetCachedTapsQueryData = () => {
  const queryClient = useQueryClient();
  return (id: number,updater: Awaited<ReturnType<typeof getCachedTaps>> | undefined | ((old: Awaited<ReturnType<typeof getCachedTaps>> | undefined) => Awaited<ReturnType<typeof getCachedTaps>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getCachedTaps>>>({ exact: $exactMatch, queryKey: getGetCachedTapsQueryKey(id) }, updater);
  };
}



export const getGetCachedTapsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCachedTapsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCachedTaps>>> = ({ signal }) => getCachedTaps(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetCachedTapsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getCachedTaps>>>
export type GetCachedTapsSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetCachedTapsSuspense<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCachedTapsSuspense<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCachedTapsSuspense<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The taps of any player
 */

export function useGetCachedTapsSuspense<TData = Awaited<ReturnType<typeof getCachedTaps>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getCachedTaps>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCachedTapsSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






