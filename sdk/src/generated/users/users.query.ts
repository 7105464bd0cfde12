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
  CheckDisplayNameParams,
  DisplayNameAvailability,
  ExtendedProfile,
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  PayloadTooLargeResponse,
  PlayerBannedResponse,
  Problem,
  ProfileUpdate,
  RequestInProgressResponse,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  User,
  UserNotFoundResponse,
  UsernameVisibilityUpdate,
  ValidationFailedOrMalformedJsonResponse,
  ValidationFailedResponse,
  WalletProof,
  WalletProofPayload
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





export const getGetMeQueryKey = () => {
    return [
    `/user/me`
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller
 */
export const prefetchGetMeQuery = async <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMeQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMe} query
 */
export const invalidateGetMe = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() }, options);

  return queryClient;
}

/**
 * @summary The caller
 */
export const useSetGetMeQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof getMe>> | undefined | ((old: Awaited<ReturnType<typeof getMe>> | undefined) => Awaited<ReturnType<typeof getMe>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMe>>>({ exact: $exactMatch, queryKey: getGetMeQueryKey() }, updater);
  };
}



export const getGetMeSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMeSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller
 */

export function useGetMeSuspense<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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





export const getUpdateMyProfileMutationKey = () => ['updateMyProfile'] as const;

export const getUpdateMyProfileMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyProfile>>, TError,UpdateMyProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateMyProfile>>, TError,UpdateMyProfileMutationVariables, TContext> => {

const mutationKey = getUpdateMyProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateMyProfile>>, UpdateMyProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateMyProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateMyProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateMyProfile>>>
    export type UpdateMyProfileMutationBody = ProfileUpdate
    export type UpdateMyProfileMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type UpdateMyProfileMutationVariables = {data: ProfileUpdate}

    /**
 * @summary Change the caller's profile
 */
export const useUpdateMyProfile = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateMyProfile>>, TError,UpdateMyProfileMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateMyProfile>>,
        TError,
        UpdateMyProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateMyProfileMutationOptions(options), queryClient);
    }
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





export const getSetUsernameVisibilityMutationKey = () => ['setUsernameVisibility'] as const;

export const getSetUsernameVisibilityMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUsernameVisibility>>, TError,SetUsernameVisibilityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof setUsernameVisibility>>, TError,SetUsernameVisibilityMutationVariables, TContext> => {

const mutationKey = getSetUsernameVisibilityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setUsernameVisibility>>, SetUsernameVisibilityMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setUsernameVisibility(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetUsernameVisibilityMutationResult = NonNullable<Awaited<ReturnType<typeof setUsernameVisibility>>>
    export type SetUsernameVisibilityMutationBody = UsernameVisibilityUpdate
    export type SetUsernameVisibilityMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type SetUsernameVisibilityMutationVariables = {data: UsernameVisibilityUpdate}

    /**
 * @summary Show or hide the Telegram username
 */
export const useSetUsernameVisibility = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setUsernameVisibility>>, TError,SetUsernameVisibilityMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setUsernameVisibility>>,
        TError,
        SetUsernameVisibilityMutationVariables,
        TContext
      > => {
      return useMutation(getSetUsernameVisibilityMutationOptions(options), queryClient);
    }
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





export const getCheckDisplayNameQueryKey = (params?: CheckDisplayNameParams,) => {
    return [
    `/user/me/check-display-name`, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckDisplayNameQueryOptions = <TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params: CheckDisplayNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckDisplayNameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkDisplayName>>> = ({ signal }) => checkDisplayName(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckDisplayNameQueryResult = NonNullable<Awaited<ReturnType<typeof checkDisplayName>>>
export type CheckDisplayNameQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useCheckDisplayName<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDisplayName>>,
          TError,
          Awaited<ReturnType<typeof checkDisplayName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDisplayName<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkDisplayName>>,
          TError,
          Awaited<ReturnType<typeof checkDisplayName>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDisplayName<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a name is available
 */

export function useCheckDisplayName<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckDisplayNameQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary Check whether a name is available
 */
export const prefetchCheckDisplayNameQuery = async <TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, params: CheckDisplayNameParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getCheckDisplayNameQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useCheckDisplayName} query
 */
export const invalidateCheckDisplayName = async (
 queryClient: QueryClient, params: CheckDisplayNameParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getCheckDisplayNameQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary Check whether a name is available
 */
export const useSetCheckDisplayNameQueryData = () => {
  const queryClient = useQueryClient();
  return (params: CheckDisplayNameParams | undefined,updater: Awaited<ReturnType<typeof checkDisplayName>> | undefined | ((old: Awaited<ReturnType<typeof checkDisplayName>> | undefined) => Awaited<ReturnType<typeof checkDisplayName>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof checkDisplayName>>>({ exact: $exactMatch, queryKey: getCheckDisplayNameQueryKey(params) }, updater);
  };
}



export const getCheckDisplayNameSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params: CheckDisplayNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckDisplayNameQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkDisplayName>>> = ({ signal }) => checkDisplayName(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type CheckDisplayNameSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof checkDisplayName>>>
export type CheckDisplayNameSuspenseQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useCheckDisplayNameSuspense<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDisplayNameSuspense<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckDisplayNameSuspense<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether a name is available
 */

export function useCheckDisplayNameSuspense<TData = Awaited<ReturnType<typeof checkDisplayName>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: CheckDisplayNameParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof checkDisplayName>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckDisplayNameSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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





export const getGetProfileQueryKey = (id: number,) => {
    return [
    `/user/profile/${id}`
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A player's profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary A player's profile
 */
export const prefetchGetProfileQuery = async <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetProfileQueryOptions(id,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetProfile} query
 */
export const invalidateGetProfile = async (
 queryClient: QueryClient, id: number, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetProfileQueryKey(id) }, options);

  return queryClient;
}

/**
 * @summary A player's profile
 */
export const useSetGetProfileQueryData = () => {
  const queryClient = useQueryClient();
  return (id: number,updater: Awaited<ReturnType<typeof getProfile>> | undefined | ((old: Awaited<ReturnType<typeof getProfile>> | undefined) => Awaited<ReturnType<typeof getProfile>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getProfile>>>({ exact: $exactMatch, queryKey: getGetProfileQueryKey(id) }, updater);
  };
}



export const getGetProfileSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile(id, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetProfileSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileSuspenseQueryError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A player's profile
 */

export function useGetProfileSuspense<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<ValidationFailedResponse | UnauthorizedResponse | PlayerBannedResponse | UserNotFoundResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 id: number, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileSuspenseQueryOptions(id,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






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





export const getCreateWalletProofPayloadMutationKey = () => ['createWalletProofPayload'] as const;

export const getCreateWalletProofPayloadMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWalletProofPayload>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createWalletProofPayload>>, TError,void, TContext> => {

const mutationKey = getCreateWalletProofPayloadMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWalletProofPayload>>, void> = () => {


          return  createWalletProofPayload(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWalletProofPayloadMutationResult = NonNullable<Awaited<ReturnType<typeof createWalletProofPayload>>>

    export type CreateWalletProofPayloadMutationError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary A challenge for the wallet
 */
export const useCreateWalletProofPayload = <TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWalletProofPayload>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWalletProofPayload>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateWalletProofPayloadMutationOptions(options), queryClient);
    }
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





export const getVerifyWalletProofMutationKey = () => ['verifyWalletProof'] as const;

export const getVerifyWalletProofMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyWalletProof>>, TError,VerifyWalletProofMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyWalletProof>>, TError,VerifyWalletProofMutationVariables, TContext> => {

const mutationKey = getVerifyWalletProofMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyWalletProof>>, VerifyWalletProofMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyWalletProof(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyWalletProofMutationResult = NonNullable<Awaited<ReturnType<typeof verifyWalletProof>>>
    export type VerifyWalletProofMutationBody = WalletProof
    export type VerifyWalletProofMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>
    export type VerifyWalletProofMutationVariables = {data: WalletProof}

    /**
 * @summary Prove the ownership of a wallet
 */
export const useVerifyWalletProof = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | RequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | Problem | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyWalletProof>>, TError,VerifyWalletProofMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyWalletProof>>,
        TError,
        VerifyWalletProofMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyWalletProofMutationOptions(options), queryClient);
    }
