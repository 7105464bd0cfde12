import type { NumberedCheck } from '../../conformance/check.ts';
import type { Rule } from '../read-rules.ts';

/** Checks that every rule has either a check or a reason for having none. Returns an error message per violation. */
export function checkRules(
  rules: Iterable<Rule>,
  checks: readonly Pick<NumberedCheck, 'id' | 'rules'>[],
): string[] {
  return [...rules].flatMap(({ id, text, unobservable }) => {
    const own = checks.filter((check) => check.rules.some((rule) => rule.id === id));
    if (own.length === 0 && unobservable === undefined)
      return [
        `openapi/rules.yaml: no check tests ${id} "${text}" Write one that names it, or mark the rule as unobservable with the reason.`,
      ];
    if (own.length > 0 && unobservable !== undefined)
      return [
        `openapi/rules.yaml: ${id} is marked as unobservable, but ${own.map((check) => check.id).join(', ')} names it.`,
      ];
    return [];
  });
}
