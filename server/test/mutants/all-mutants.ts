import { analyticsMutants } from './analytics-mutants.ts';
import { boardsMutants } from './boards-mutants.ts';
import { httpMutants } from './http-mutants.ts';
import { initDataMutants } from './init-data-mutants.ts';
import { liveMutants } from './live-mutants.ts';
import { paymentsMutants } from './payments-mutants.ts';
import { tapsMutants } from './taps-mutants.ts';
import { usersMutants } from './users-mutants.ts';

/** All mutants of the reference server. */
export const allMutants = [
  ...initDataMutants,
  ...httpMutants,
  ...usersMutants,
  ...tapsMutants,
  ...liveMutants,
  ...boardsMutants,
  ...paymentsMutants,
  ...analyticsMutants,
];
