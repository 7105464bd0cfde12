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
  InternalErrorResponse,
  LeaderboardEntryOrNull,
  LeaderboardTop,
  ListTopParams,
  PlayerBannedResponse,
  Problem,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse
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

export const getGetMyRankUrl = () => {




  return `/leaderboard/me`
}

/**
 * Returns the caller's entry, or null while the caller has no taps.
 * @summary The caller's rank in the world and within the level
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyRank = async ( options?: Parameters<typeof request>[1]): Promise<LeaderboardEntryOrNull | null> => {

  return request<LeaderboardEntryOrNull | null>(getGetMyRankUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyRankQueryKey = () => {
    return [
    `/leaderboard/me`
    ] as const;
    }


export const getGetMyRankQueryOptions = <TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyRankQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyRank>>> = ({ signal }) => getMyRank({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyRankQueryResult = NonNullable<Awaited<ReturnType<typeof getMyRank>>>
export type GetMyRankQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyRank<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyRank>>,
          TError,
          Awaited<ReturnType<typeof getMyRank>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyRank<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyRank>>,
          TError,
          Awaited<ReturnType<typeof getMyRank>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyRank<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's rank in the world and within the level
 */

export function useGetMyRank<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyRankQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's rank in the world and within the level
 */
export const prefetchGetMyRankQuery = async <TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyRankQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyRank} query
 */
export const invalidateGetMyRank = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyRankQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The caller's rank in the world and within the level
 */
export const useSetGetMyRankQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMyRank>> | undefined | ((old: Awaited<ReturnType<typeof getMyRank>> | undefined) => Awaited<ReturnType<typeof getMyRank>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyRank>>>({ exact: $exactMatch, queryKey: getGetMyRankQueryKey() }, updater);
  };
}



export const getGetMyRankSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyRankQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyRank>>> = ({ signal }) => getMyRank({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyRankSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyRank>>>
export type GetMyRankSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyRankSuspense<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyRankSuspense<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyRankSuspense<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's rank in the world and within the level
 */

export function useGetMyRankSuspense<TData = Awaited<ReturnType<typeof getMyRank>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyRank>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyRankSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTopUrl = (params?: ListTopParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/leaderboard/top?${stringifiedParams}` : `/leaderboard/top`
}

/**
 * With `level_id`, returns the first ten members of that level, which are the players whose current level it is. Without it, returns the first ten players of the world. The order is total taps, then invites, both descending, then the lower id. `rank` is the rank in the world on both lists. Players without taps are members of the first level and stand on the list of the world. A list may have fewer than ten entries, or none. It is that of the moment of the request.
 * @summary The first ten of a level or of the world
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, LEVEL_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listTop = async (params?: ListTopParams, options?: Parameters<typeof request>[1]): Promise<LeaderboardTop> => {

  return request<LeaderboardTop>(getListTopUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTopQueryKey = (params?: ListTopParams,) => {
    return [
    `/leaderboard/top`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTopQueryOptions = <TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListTopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTop>>> = ({ signal }) => listTop(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTopQueryResult = NonNullable<Awaited<ReturnType<typeof listTop>>>
export type ListTopQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTop<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTopParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTop>>,
          TError,
          Awaited<ReturnType<typeof listTop>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTop<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTop>>,
          TError,
          Awaited<ReturnType<typeof listTop>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTop<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The first ten of a level or of the world
 */

export function useListTop<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The first ten of a level or of the world
 */
export const prefetchListTopQuery = async <TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, params?: ListTopParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTopQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTop} query
 */
export const invalidateListTop = async (
 queryClient: QueryClient, params?: ListTopParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTopQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The first ten of a level or of the world
 */
export const useSetListTopQueryData = () => {
  const queryClient = useQueryClient();
  return (params: ListTopParams | undefined,updater: Awaited<ReturnType<typeof listTop>> | undefined | ((old: Awaited<ReturnType<typeof listTop>> | undefined) => Awaited<ReturnType<typeof listTop>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTop>>>({ exact: $exactMatch, queryKey: getListTopQueryKey(params) }, updater);
  };
}



export const getListTopSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: ListTopParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTopQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTop>>> = ({ signal }) => listTop(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTopSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTop>>>
export type ListTopSuspenseQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTopSuspense<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTopParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopSuspense<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopSuspense<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The first ten of a level or of the world
 */

export function useListTopSuspense<TData = Awaited<ReturnType<typeof listTop>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTopParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTop>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTopSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






