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
  LevelList,
  PlayerBannedResponse,
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

export const getListLevelsUrl = () => {




  return `/level`
}

/**
 * Returns all levels, ascending by threshold. They are data and may change; clients cache them for a minute.
 * @summary All levels
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listLevels = async ( options?: Parameters<typeof request>[1]): Promise<LevelList> => {

  return request<LevelList>(getListLevelsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLevelsQueryKey = () => {
    return [
    `/level`
    ] as const;
    }


export const getListLevelsQueryOptions = <TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLevelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLevels>>> = ({ signal }) => listLevels({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLevelsQueryResult = NonNullable<Awaited<ReturnType<typeof listLevels>>>
export type ListLevelsQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLevels>>,
          TError,
          Awaited<ReturnType<typeof listLevels>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All levels
 */

export function useListLevels<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLevelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All levels
 */
export const prefetchListLevelsQuery = async <TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getListLevelsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListLevels} query
 */
export const invalidateListLevels = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListLevelsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary All levels
 */
export const useSetListLevelsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listLevels>> | undefined | ((old: Awaited<ReturnType<typeof listLevels>> | undefined) => Awaited<ReturnType<typeof listLevels>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listLevels>>>({ exact: $exactMatch, queryKey: getListLevelsQueryKey() }, updater);
  };
}



export const getListLevelsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLevelsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLevels>>> = ({ signal }) => listLevels({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListLevelsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listLevels>>>
export type ListLevelsSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All levels
 */

export function useListLevelsSuspense<TData = Awaited<ReturnType<typeof listLevels>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listLevels>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLevelsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






