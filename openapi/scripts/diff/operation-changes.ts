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
  return operationsOf(revision)
    .filter(({ path, method }) => base.paths[path]?.[method] === undefined)
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

const remedy =
  'Complete servers do not have it: before the next major version, name a new profile in x-profile.';
