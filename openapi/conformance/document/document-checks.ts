import type { Check } from '../check.ts';
import type { Documents } from '../documents.ts';
import { bodyChecks } from './bodies.ts';
import { bodyChainChecks } from './body-chain.ts';
import { bodyKeywordChecks } from './body-keywords.ts';
import { credentialChecks } from './credentials.ts';
import { edgeChecks } from './edges.ts';
import { errorListChecks } from './error-lists.ts';
import { idempotencyKeyChecks } from './idempotency-keys.ts';
import { ignoredBodyChecks } from './ignored-bodies.ts';
import { initDataChecks } from './init-data.ts';
import { initDataTimesChecks } from './init-data-times.ts';
import { limitChecks } from './limits.ts';
import { liveKeywordChecks } from './live-keywords.ts';
import { parameterKeywordChecks } from './parameter-keywords.ts';
import { pathChecks } from './paths.ts';
import { randomBodyChecks } from './random-bodies.ts';
import { unreadableRequestChecks } from './unreadable-requests.ts';

/** Returns the checks of rules that concern many operations. Most checks are generated from the OpenAPI document. */
export function documentChecks({ api: { operations } }: Documents): Check[] {
  return [
    ...pathChecks(operations),
    ...edgeChecks,
    ...unreadableRequestChecks,
    ...limitChecks(operations),
    ...credentialChecks(operations),
    ...bodyChecks(operations),
    ...bodyChainChecks(operations),
    ...ignoredBodyChecks(operations),
    ...bodyKeywordChecks(operations),
    ...parameterKeywordChecks(operations),
    ...liveKeywordChecks,
    ...idempotencyKeyChecks(operations),
    ...randomBodyChecks(operations),
    ...errorListChecks(operations),
    ...initDataChecks,
    ...initDataTimesChecks,
  ];
}
