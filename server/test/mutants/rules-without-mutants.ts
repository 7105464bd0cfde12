import type { RuleId } from '@bold/openapi/conformance';
import type { Implementation } from './mutant.ts';

const noLimits = "The mock's world has no rate limits.";

/** The rules of whose faults the kit can see none in an implementation, with the reason. */
export const rulesWithoutMutants: Record<Implementation, Partial<Record<RuleId, string>>> = {
  server: {},
  mock: {
    R131: noLimits,
    R137: noLimits,
    R132: noLimits,
    R133: noLimits,
    R134: noLimits,
    R505: 'Its checks need the Bot API, which the mock does not call.',
  },
};

/** The profiles that an implementation serves as a whole. Of others the mock serves single rules. */
export const servedProfiles: Record<Implementation, 'all' | readonly string[]> = {
  server: 'all',
  mock: ['core', 'wallet-proof'],
};
