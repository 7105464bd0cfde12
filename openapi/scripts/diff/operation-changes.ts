import { type OpenApiDocument, operationsOf } from '../document.ts';
import type { ContractChange } from './contract-diff.ts';

/** The profiles that servers of the older contract have. */
export type OlderProfiles = {
  names: readonly string[];
  /** The profile of an operation without `x-profile`. */
  usual: string;
};

/**
 * Returns a change for each method of a path that only `revision` has. A new operation in an older profile is `major`,
 * because a server that was complete in the profile does not have it.
 */
export function operationChanges(
  base: OpenApiDocument,
  revision: OpenApiDocument,
  { names, usual }: OlderProfiles = { names: [], usual: 'core' },
): ContractChange[] {
  const older = new Set(operationsOf(base).map(({ operation }) => operation.operationId));
  const places = new Set(operationsOf(base).map(placeOf));
  return operationsOf(revision)
    .filter((one) => !places.has(placeOf(one)))
    .map(({ path, method, operation }): ContractChange => {
      const { operationId, 'x-profile': profile = usual } = operation;
      // Redocly reports that the operation is gone from its older place.
      if (older.has(operationId))
        return {
          impact: 'minor',
          text: `${operationId}: moved to ${method.toUpperCase()} ${path}`,
        };
      const what = `${operationId}: added to ${profile}`;
      return names.includes(profile)
        ? { impact: 'major', text: `${what}. ${remedy}` }
        : { impact: 'minor', text: what };
    });
}

/** Returns the method and the path without the names of its parameters, which clients do not see. */
const placeOf = ({ path, method }: { path: string; method: string }) =>
  `${method} ${path.replace(/\{\w+\}/g, '{}')}`;

const remedy =
  'Complete servers do not have it: before the next major version, name a new profile in x-profile.';
