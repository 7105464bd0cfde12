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
  BonusThresholdList,
  CustomInvoiceRequest,
  CustomPriceQuote,
  ExchangeRateList,
  GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse,
  GetMyPayoutsParams,
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  InvoiceResult,
  PayloadTooLargeResponse,
  PaymentGatewayFailedResponse,
  PaymentId,
  PaymentStatus,
  Payouts,
  PlayerBannedResponse,
  Problem,
  QuoteCustomPriceParams,
  ServiceUnavailableResponse,
  TariffInvoiceRequest,
  TariffList,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnsupportedMediaTypeResponse,
  ValidationFailedOrMalformedJsonResponse
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

export const getGetMyPayoutsUrl = (params?: GetMyPayoutsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/user/payouts?${stringifiedParams}` : `/user/payouts`
}

/**
 * Returns what is due to the caller, what is held and why, what is on its way to the wallet, and what was paid, newest first. Nothing in this API pays out: an operator does, see [settlement and payouts](/docs#chapter-settlement). `paid` is a page: the next one has the value of `next` as `before`. All pages have the other fields of the moment.
 * @summary The caller's rewards and payouts
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, PAYOUT_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getMyPayouts = async (params?: GetMyPayoutsParams, options?: Parameters<typeof request>[1]): Promise<Payouts> => {

  return request<Payouts>(getGetMyPayoutsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMyPayoutsQueryKey = (params?: GetMyPayoutsParams,) => {
    return [
    `/user/payouts`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetMyPayoutsQueryOptions = <TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: GetMyPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPayouts>>> = ({ signal }) => getMyPayouts(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyPayoutsQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPayouts>>>
export type GetMyPayoutsQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyPayouts<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GetMyPayoutsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPayouts>>,
          TError,
          Awaited<ReturnType<typeof getMyPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPayouts<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyPayouts>>,
          TError,
          Awaited<ReturnType<typeof getMyPayouts>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPayouts<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's rewards and payouts
 */

export function useGetMyPayouts<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPayoutsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The caller's rewards and payouts
 */
export const prefetchGetMyPayoutsQuery = async <TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, params?: GetMyPayoutsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetMyPayoutsQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetMyPayouts} query
 */
export const invalidateGetMyPayouts = async (
 queryClient: QueryClient, params?: GetMyPayoutsParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetMyPayoutsQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The caller's rewards and payouts
 */
export const useSetGetMyPayoutsQueryData = () => {
  const queryClient = useQueryClient();
  return (params: GetMyPayoutsParams | undefined,updater: Awaited<ReturnType<typeof getMyPayouts>> | undefined | ((old: Awaited<ReturnType<typeof getMyPayouts>> | undefined) => Awaited<ReturnType<typeof getMyPayouts>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getMyPayouts>>>({ exact: $exactMatch, queryKey: getGetMyPayoutsQueryKey(params) }, updater);
  };
}



export const getGetMyPayoutsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params?: GetMyPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyPayoutsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyPayouts>>> = ({ signal }) => getMyPayouts(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetMyPayoutsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getMyPayouts>>>
export type GetMyPayoutsSuspenseQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetMyPayoutsSuspense<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  GetMyPayoutsParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPayoutsSuspense<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyPayoutsSuspense<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The caller's rewards and payouts
 */

export function useGetMyPayoutsSuspense<TData = Awaited<ReturnType<typeof getMyPayouts>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params?: GetMyPayoutsParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getMyPayouts>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyPayoutsSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListExchangeRatesUrl = () => {




  return `/payment/exchange-rate`
}

/**
 * Returns the value of a tap in each currency. The dollar value of a player's taps is the rate multiplied by the taps.
 * @summary All exchange rates
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listExchangeRates = async ( options?: Parameters<typeof request>[1]): Promise<ExchangeRateList> => {

  return request<ExchangeRateList>(getListExchangeRatesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListExchangeRatesQueryKey = () => {
    return [
    `/payment/exchange-rate`
    ] as const;
    }


export const getListExchangeRatesQueryOptions = <TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangeRatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchangeRates>>> = ({ signal }) => listExchangeRates({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExchangeRatesQueryResult = NonNullable<Awaited<ReturnType<typeof listExchangeRates>>>
export type ListExchangeRatesQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListExchangeRates<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRates>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRates<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExchangeRates>>,
          TError,
          Awaited<ReturnType<typeof listExchangeRates>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRates<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All exchange rates
 */

export function useListExchangeRates<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangeRatesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All exchange rates
 */
export const prefetchListExchangeRatesQuery = async <TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getListExchangeRatesQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListExchangeRates} query
 */
export const invalidateListExchangeRates = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListExchangeRatesQueryKey() }, options);

  return queryClient;
}

/**
 * @summary All exchange rates
 */
export const useSetListExchangeRatesQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listExchangeRates>> | undefined | ((old: Awaited<ReturnType<typeof listExchangeRates>> | undefined) => Awaited<ReturnType<typeof listExchangeRates>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listExchangeRates>>>({ exact: $exactMatch, queryKey: getListExchangeRatesQueryKey() }, updater);
  };
}



export const getListExchangeRatesSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExchangeRatesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExchangeRates>>> = ({ signal }) => listExchangeRates({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListExchangeRatesSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listExchangeRates>>>
export type ListExchangeRatesSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListExchangeRatesSuspense<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRatesSuspense<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExchangeRatesSuspense<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All exchange rates
 */

export function useListExchangeRatesSuspense<TData = Awaited<ReturnType<typeof listExchangeRates>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listExchangeRates>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExchangeRatesSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTariffsUrl = () => {




  return `/payment/tariff`
}

/**
 * Returns the offers in all currencies. A client lists those with `is_published` and the chosen `target_currency`.
 * @summary All offers
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listTariffs = async ( options?: Parameters<typeof request>[1]): Promise<TariffList> => {

  return request<TariffList>(getListTariffsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTariffsQueryKey = () => {
    return [
    `/payment/tariff`
    ] as const;
    }


export const getListTariffsQueryOptions = <TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTariffsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTariffs>>> = ({ signal }) => listTariffs({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTariffsQueryResult = NonNullable<Awaited<ReturnType<typeof listTariffs>>>
export type ListTariffsQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTariffs<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTariffs>>,
          TError,
          Awaited<ReturnType<typeof listTariffs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTariffs<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTariffs>>,
          TError,
          Awaited<ReturnType<typeof listTariffs>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTariffs<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All offers
 */

export function useListTariffs<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTariffsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All offers
 */
export const prefetchListTariffsQuery = async <TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getListTariffsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListTariffs} query
 */
export const invalidateListTariffs = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListTariffsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary All offers
 */
export const useSetListTariffsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listTariffs>> | undefined | ((old: Awaited<ReturnType<typeof listTariffs>> | undefined) => Awaited<ReturnType<typeof listTariffs>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listTariffs>>>({ exact: $exactMatch, queryKey: getListTariffsQueryKey() }, updater);
  };
}



export const getListTariffsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTariffsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTariffs>>> = ({ signal }) => listTariffs({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListTariffsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listTariffs>>>
export type ListTariffsSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListTariffsSuspense<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTariffsSuspense<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTariffsSuspense<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All offers
 */

export function useListTariffsSuspense<TData = Awaited<ReturnType<typeof listTariffs>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listTariffs>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTariffsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBonusThresholdsUrl = () => {




  return `/payment/bonus-threshold`
}

/**
 * Returns the bonuses, ascending by threshold.
 * @summary All bonuses for custom amounts
 * @throws {ApiProblem} INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const listBonusThresholds = async ( options?: Parameters<typeof request>[1]): Promise<BonusThresholdList> => {

  return request<BonusThresholdList>(getListBonusThresholdsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBonusThresholdsQueryKey = () => {
    return [
    `/payment/bonus-threshold`
    ] as const;
    }


export const getListBonusThresholdsQueryOptions = <TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusThresholdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonusThresholds>>> = ({ signal }) => listBonusThresholds({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusThresholdsQueryResult = NonNullable<Awaited<ReturnType<typeof listBonusThresholds>>>
export type ListBonusThresholdsQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListBonusThresholds<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusThresholds>>,
          TError,
          Awaited<ReturnType<typeof listBonusThresholds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusThresholds<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusThresholds>>,
          TError,
          Awaited<ReturnType<typeof listBonusThresholds>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusThresholds<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All bonuses for custom amounts
 */

export function useListBonusThresholds<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusThresholdsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary All bonuses for custom amounts
 */
export const prefetchListBonusThresholdsQuery = async <TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient,  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getListBonusThresholdsQueryOptions(options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useListBonusThresholds} query
 */
export const invalidateListBonusThresholds = async (
 queryClient: QueryClient,  options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getListBonusThresholdsQueryKey() }, options);

  return queryClient;
}

/**
 * @summary All bonuses for custom amounts
 */
export const useSetListBonusThresholdsQueryData = () => {
  const queryClient = useQueryClient();
  return (updater: Awaited<ReturnType<typeof listBonusThresholds>> | undefined | ((old: Awaited<ReturnType<typeof listBonusThresholds>> | undefined) => Awaited<ReturnType<typeof listBonusThresholds>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof listBonusThresholds>>>({ exact: $exactMatch, queryKey: getListBonusThresholdsQueryKey() }, updater);
  };
}



export const getListBonusThresholdsSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusThresholdsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonusThresholds>>> = ({ signal }) => listBonusThresholds({ signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type ListBonusThresholdsSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof listBonusThresholds>>>
export type ListBonusThresholdsSuspenseQueryError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useListBonusThresholdsSuspense<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusThresholdsSuspense<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusThresholdsSuspense<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All bonuses for custom amounts
 */

export function useListBonusThresholdsSuspense<TData = Awaited<ReturnType<typeof listBonusThresholds>>, TError = ErrorType<UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof listBonusThresholds>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusThresholdsSuspenseQueryOptions(options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getQuoteCustomPriceUrl = (params: QuoteCustomPriceParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/payment/find-custom-price?${stringifiedParams}` : `/payment/find-custom-price`
}

/**
 * Returns the price and the taps of a custom amount, for every currency, even if its gateway is switched off at the moment. A quote reserves nothing.
 * @summary The price of a custom amount
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const quoteCustomPrice = async (params: QuoteCustomPriceParams, options?: Parameters<typeof request>[1]): Promise<CustomPriceQuote> => {

  return request<CustomPriceQuote>(getQuoteCustomPriceUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getQuoteCustomPriceQueryKey = (params?: QuoteCustomPriceParams,) => {
    return [
    `/payment/find-custom-price`, ...(params ? [params] : [])
    ] as const;
    }


export const getQuoteCustomPriceQueryOptions = <TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params: QuoteCustomPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQuoteCustomPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteCustomPrice>>> = ({ signal }) => quoteCustomPrice(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type QuoteCustomPriceQueryResult = NonNullable<Awaited<ReturnType<typeof quoteCustomPrice>>>
export type QuoteCustomPriceQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useQuoteCustomPrice<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof quoteCustomPrice>>,
          TError,
          Awaited<ReturnType<typeof quoteCustomPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCustomPrice<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof quoteCustomPrice>>,
          TError,
          Awaited<ReturnType<typeof quoteCustomPrice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCustomPrice<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The price of a custom amount
 */

export function useQuoteCustomPrice<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQuoteCustomPriceQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary The price of a custom amount
 */
export const prefetchQuoteCustomPriceQuery = async <TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, params: QuoteCustomPriceParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getQuoteCustomPriceQueryOptions(params,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useQuoteCustomPrice} query
 */
export const invalidateQuoteCustomPrice = async (
 queryClient: QueryClient, params: QuoteCustomPriceParams, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getQuoteCustomPriceQueryKey(params) }, options);

  return queryClient;
}

/**
 * @summary The price of a custom amount
 */
export const useSetQuoteCustomPriceQueryData = () => {
  const queryClient = useQueryClient();
  return (params: QuoteCustomPriceParams | undefined,updater: Awaited<ReturnType<typeof quoteCustomPrice>> | undefined | ((old: Awaited<ReturnType<typeof quoteCustomPrice>> | undefined) => Awaited<ReturnType<typeof quoteCustomPrice>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof quoteCustomPrice>>>({ exact: $exactMatch, queryKey: getQuoteCustomPriceQueryKey(params) }, updater);
  };
}



export const getQuoteCustomPriceSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(params: QuoteCustomPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getQuoteCustomPriceQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteCustomPrice>>> = ({ signal }) => quoteCustomPrice(params, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type QuoteCustomPriceSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof quoteCustomPrice>>>
export type QuoteCustomPriceSuspenseQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useQuoteCustomPriceSuspense<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCustomPriceSuspense<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCustomPriceSuspense<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The price of a custom amount
 */

export function useQuoteCustomPriceSuspense<TData = Awaited<ReturnType<typeof quoteCustomPrice>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 params: QuoteCustomPriceParams, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof quoteCustomPrice>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getQuoteCustomPriceSuspenseQueryOptions(params,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPaymentStatusUrl = (paymentId: PaymentId,) => {




  return `/payment/status/${encodeURIComponent(String(paymentId))}`
}

/**
 * Returns the state of one of the caller's payments. A client that waits for a payment asks after every live `balance` message, and when it starts.
 * @summary How far a payment is
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, PAYMENT_NOT_FOUND, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const getPaymentStatus = async (paymentId: PaymentId, options?: Parameters<typeof request>[1]): Promise<PaymentStatus> => {

  return request<PaymentStatus>(getGetPaymentStatusUrl(paymentId),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPaymentStatusQueryKey = (paymentId: PaymentId,) => {
    return [
    `/payment/status/${paymentId}`
    ] as const;
    }


export const getGetPaymentStatusQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(paymentId: PaymentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentStatusQueryKey(paymentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentStatus>>> = ({ signal }) => getPaymentStatus(paymentId, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: paymentId !== null && paymentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPaymentStatusQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentStatus>>>
export type GetPaymentStatusQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetPaymentStatus<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentStatus>>,
          TError,
          Awaited<ReturnType<typeof getPaymentStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentStatus<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPaymentStatus>>,
          TError,
          Awaited<ReturnType<typeof getPaymentStatus>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentStatus<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far a payment is
 */

export function useGetPaymentStatus<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentStatusQueryOptions(paymentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * @summary How far a payment is
 */
export const prefetchGetPaymentStatusQuery = async <TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 queryClient: QueryClient, paymentId: PaymentId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}

  ): Promise<QueryClient> => {

  const queryOptions = getGetPaymentStatusQueryOptions(paymentId,options)

  await queryClient.prefetchQuery(queryOptions);

  return queryClient;
}

/**
 * @summary Invalidates the {@link useGetPaymentStatus} query
 */
export const invalidateGetPaymentStatus = async (
 queryClient: QueryClient, paymentId: PaymentId, options?: InvalidateOptions
  ): Promise<QueryClient> => {

  await queryClient.invalidateQueries({ queryKey: getGetPaymentStatusQueryKey(paymentId) }, options);

  return queryClient;
}

/**
 * @summary How far a payment is
 */
export const useSetGetPaymentStatusQueryData = () => {
  const queryClient = useQueryClient();
  return (paymentId: PaymentId,updater: Awaited<ReturnType<typeof getPaymentStatus>> | undefined | ((old: Awaited<ReturnType<typeof getPaymentStatus>> | undefined) => Awaited<ReturnType<typeof getPaymentStatus>> | undefined), $exactMatch: boolean = true) => {
    queryClient.setQueriesData<Awaited<ReturnType<typeof getPaymentStatus>>>({ exact: $exactMatch, queryKey: getGetPaymentStatusQueryKey(paymentId) }, updater);
  };
}



export const getGetPaymentStatusSuspenseQueryOptions = <TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(paymentId: PaymentId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPaymentStatusQueryKey(paymentId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPaymentStatus>>> = ({ signal }) => getPaymentStatus(paymentId, { signal, ...requestOptions });





   return  queryOptionsBuilder({ queryKey, ...queryOptions, queryFn: queryOptions?.queryFn ?? queryFn}) as UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> } & { throwOnError?: ((this: never, error: TError) => boolean) & { readonly __inferenceOnly: never } }
}

export type GetPaymentStatusSuspenseQueryResult = NonNullable<Awaited<ReturnType<typeof getPaymentStatus>>>
export type GetPaymentStatusSuspenseQueryError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


export function useGetPaymentStatusSuspense<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options: { query:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentStatusSuspense<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPaymentStatusSuspense<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far a payment is
 */

export function useGetPaymentStatusSuspense<TData = Awaited<ReturnType<typeof getPaymentStatus>>, TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>>(
 paymentId: PaymentId, options?: { query?:Partial<UseSuspenseQueryOptions<Awaited<ReturnType<typeof getPaymentStatus>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPaymentStatusSuspenseQueryOptions(paymentId,options)

  const query = useSuspenseQuery(queryOptions, queryClient) as  UseSuspenseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateTariffInvoiceUrl = () => {




  return `/payment/gateway/invoice-link/tariff`
}

/**
 * Creates a payment with the price, currency and taps of the offer, and returns its invoice link. Returns 404 for an offer that is unknown or not published, before it checks the gateway. [Payments with Telegram](/docs#chapter-payments-the-invoice) has the call of the Bot API.
 * @summary Buy an offer
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, TARIFF_NOT_FOUND, GATEWAY_UNAVAILABLE, INVOICE_TOO_LARGE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, PAYMENT_GATEWAY_FAILED, SERVICE_UNAVAILABLE
 */
export const createTariffInvoice = async (tariffInvoiceRequest: TariffInvoiceRequest, options?: Parameters<typeof request>[1]): Promise<InvoiceResult> => {

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
return request<InvoiceResult>(getCreateTariffInvoiceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tariffInvoiceRequest)
  }
);}





export const getCreateTariffInvoiceMutationKey = () => ['createTariffInvoice'] as const;

export const getCreateTariffInvoiceMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTariffInvoice>>, TError,CreateTariffInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createTariffInvoice>>, TError,CreateTariffInvoiceMutationVariables, TContext> => {

const mutationKey = getCreateTariffInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTariffInvoice>>, CreateTariffInvoiceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTariffInvoice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTariffInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof createTariffInvoice>>>
    export type CreateTariffInvoiceMutationBody = TariffInvoiceRequest
    export type CreateTariffInvoiceMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>
    export type CreateTariffInvoiceMutationVariables = {data: TariffInvoiceRequest}

    /**
 * @summary Buy an offer
 */
export const useCreateTariffInvoice = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | Problem | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTariffInvoice>>, TError,CreateTariffInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTariffInvoice>>,
        TError,
        CreateTariffInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTariffInvoiceMutationOptions(options), queryClient);
    }
    export const getCreateCustomInvoiceUrl = () => {




  return `/payment/gateway/invoice-link/custom-amount`
}

/**
 * Creates a payment for a custom amount of taps at the price of `GET /payment/find-custom-price`, and returns its invoice link.
 * @summary Buy a custom amount
 * @throws {ApiProblem} VALIDATION_FAILED, MALFORMED_JSON, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, GATEWAY_UNAVAILABLE, INVOICE_TOO_LARGE, REQUEST_IN_PROGRESS, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, PAYMENT_GATEWAY_FAILED, SERVICE_UNAVAILABLE
 */
export const createCustomInvoice = async (customInvoiceRequest: CustomInvoiceRequest, options?: Parameters<typeof request>[1]): Promise<InvoiceResult> => {

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
return request<InvoiceResult>(getCreateCustomInvoiceUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(customInvoiceRequest)
  }
);}





export const getCreateCustomInvoiceMutationKey = () => ['createCustomInvoice'] as const;

export const getCreateCustomInvoiceMutationOptions = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomInvoice>>, TError,CreateCustomInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createCustomInvoice>>, TError,CreateCustomInvoiceMutationVariables, TContext> => {

const mutationKey = getCreateCustomInvoiceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCustomInvoice>>, CreateCustomInvoiceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCustomInvoice(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCustomInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof createCustomInvoice>>>
    export type CreateCustomInvoiceMutationBody = CustomInvoiceRequest
    export type CreateCustomInvoiceMutationError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>
    export type CreateCustomInvoiceMutationVariables = {data: CustomInvoiceRequest}

    /**
 * @summary Buy a custom amount
 */
export const useCreateCustomInvoice = <TError = ErrorType<ValidationFailedOrMalformedJsonResponse | UnauthorizedResponse | PlayerBannedResponse | GatewayUnavailableOrInvoiceTooLargeOrRequestInProgressResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | PaymentGatewayFailedResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCustomInvoice>>, TError,CreateCustomInvoiceMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCustomInvoice>>,
        TError,
        CreateCustomInvoiceMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCustomInvoiceMutationOptions(options), queryClient);
    }
