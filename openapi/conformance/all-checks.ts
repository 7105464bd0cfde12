import { analyticsChecks } from './analytics/analytics-checks.ts';
import { eventChecks } from './analytics/event-checks.ts';
import { type Check, checksOf, type NumberedCheck } from './check.ts';
import { documentChecks } from './document/document-checks.ts';
import type { Documents } from './documents.ts';
import { productChecks } from './product/product-checks.ts';
import { setupChecks } from './setup-checks.ts';

/** All checks of the kit, each with its id. */
export function allChecks(documents: Documents): NumberedCheck[] {
  const checks = [
    ...setupChecks,
    ...productChecks,
    ...analyticsChecks,
    ...eventChecks,
    ...documentChecks(documents),
  ];
  const tags = [...new Set(checks.map(({ tag }) => tag))];
  return numbered([...checks, ...tags.map(followsDocument)]);
}

/** Returns the checks that `--only` selects by tags or ids. Those of the setup belong to every run. */
export function selectChecks(
  checks: NumberedCheck[],
  { only, deep }: { only: string[]; deep: boolean },
): NumberedCheck[] {
  const ids = checks.flatMap(({ id, tag }) => [id, tag]);
  const unknown = only.filter((one) => !ids.includes(one));
  if (unknown.length > 0) {
    throw new Error(
      `--only ${unknown.join(',')}: there is no check with this tag or id. --list shows all of them.`,
    );
  }
  const isNamed = ({ id, tag }: NumberedCheck) => only.includes(id) || only.includes(tag);
  const named = checks.filter((check) => only.length === 0 || isNamed(check));
  const tags = new Set(named.map(({ tag }) => tag));
  return checks.filter(
    (check) =>
      (check.phase === 'setup' || named.includes(check) || isDocumentOf(check, tags)) &&
      (deep || !check.deep),
  );
}

const isDocumentOf = ({ phase, tag }: Check, tags: Set<string>) =>
  phase === 'last' && (tags.has(tag) || tag === 'setup');

/** Returns the check of all responses and messages that the other checks of a tag have received. */
function followsDocument(tag: string): Check {
  return checksOf(tag)(
    `every response and message in the checks of ${tag} follows the document`,
    'dist/openapi.yaml, dist/live.asyncapi.yaml, dist/analytics.openapi.yaml',
    async (kit) => kit.target.faults.report(tag, kit.steps),
    { phase: 'last' },
  );
}

function numbered(checks: Check[]): NumberedCheck[] {
  const counts = new Map<string, number>();
  return checks.map((check) => {
    const number = (counts.get(check.tag) ?? 0) + 1;
    counts.set(check.tag, number);
    return { ...check, id: `${check.tag}-${String(number).padStart(2, '0')}` };
  });
}
