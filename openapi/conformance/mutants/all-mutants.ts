import { gameMutants } from './game-mutants.ts';
import { httpMutants } from './http-mutants.ts';
import { initDataMutants } from './init-data-mutants.ts';
import { liveMutants } from './live-mutants.ts';
import type { Mutant } from './mutant.ts';
import { priceMutants } from './price-mutants.ts';
import { usersMutants } from './users-mutants.ts';

/** Every fault that the kit is held against. The mutants that sign need the token of the server's bot. */
export function allMutants(botToken: string): Mutant[] {
  return [
    ...initDataMutants(botToken),
    ...httpMutants,
    ...usersMutants,
    ...gameMutants,
    ...priceMutants,
    ...liveMutants,
  ];
}
