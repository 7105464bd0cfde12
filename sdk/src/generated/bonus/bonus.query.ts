/**
 * Generated from the contract, never edited.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  IdempotencyKeyReusedResponse,
  InternalErrorResponse,
  PlayerBannedResponse,
  Problem,
  ServiceUnavailableResponse,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  User
} from '../model/index.ts';

import { request } from '../../client.ts';
import type { ErrorType } from '../../client.ts';

type AwaitedInput<T> = PromiseLike<T> | T;

      type Awaited<O> = O extends AwaitedInput<infer T> ? T : never;


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getStartBonusUrl = () => {




  return `/bonus/start`
}

/**
 * Adds 99 available taps and sets `is_bonus_taken` in one transaction, once per player. Takes no body. The player's open sockets receive a `balance` message, which may be missing if a debt takes the whole gift.
 * @summary Take the gift
 * @throws {ApiProblem} VALIDATION_FAILED, INIT_DATA_MISSING, INIT_DATA_MALFORMED, INIT_DATA_USER_MISSING, INIT_DATA_SIGNATURE_INVALID, INIT_DATA_EXPIRED, INIT_DATA_FROM_FUTURE, PLAYER_BANNED, BONUS_ALREADY_TAKEN, REQUEST_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS, INTERNAL_ERROR, SERVICE_UNAVAILABLE
 */
export const startBonus = async ( options?: Parameters<typeof request>[1]): Promise<User> => {

  return request<User>(getStartBonusUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartBonusMutationKey = () => ['startBonus'] as const;

export const getStartBonusMutationOptions = <TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startBonus>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof startBonus>>, TError,void, TContext> => {

const mutationKey = getStartBonusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startBonus>>, void> = () => {


          return  startBonus(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartBonusMutationResult = NonNullable<Awaited<ReturnType<typeof startBonus>>>

    export type StartBonusMutationError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>


    /**
 * @summary Take the gift
 */
export const useStartBonus = <TError = ErrorType<Problem | UnauthorizedResponse | PlayerBannedResponse | IdempotencyKeyReusedResponse | TooManyRequestsResponse | InternalErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startBonus>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startBonus>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartBonusMutationOptions(options), queryClient);
    }
