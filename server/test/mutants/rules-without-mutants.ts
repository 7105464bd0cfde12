import type { RuleId } from '@bold/openapi/conformance';
import type { Implementation } from './mutant.ts';

const noLimits = "The mock's world has no rate limits.";

/** For each implementation, the rules whose violation the kit cannot observe, with the reasons. */
export const rulesWithoutMutants: Record<Implementation, Partial<Record<RuleId, string>>> = {
  server: {},
  mock: {
    R131: noLimits,
    R137: noLimits,
    R132: noLimits,
    R133: noLimits,
    R134: noLimits,
    R505: 'Its checks need the Bot API where a currency is sold, and the mock does not call it.',
  },
};

/** The profiles of the contract (chapters/rules.md) that an implementation serves completely. */
export const servedProfiles: Record<Implementation, 'all' | readonly string[]> = {
  server: 'all',
  mock: ['core', 'wallet-proof'],
};
