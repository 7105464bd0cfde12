import { analyticsChecks } from './analytics/analytics-checks.ts';
import type { Check } from './check.ts';
import { documentChecks } from './document/document-checks.ts';
import type { Documents } from './documents.ts';
import { productChecks } from './product/product-checks.ts';

/** All checks of the kit. */
export function allChecks(documents: Documents): Check[] {
  return [...productChecks, ...analyticsChecks, ...documentChecks(documents)];
}
