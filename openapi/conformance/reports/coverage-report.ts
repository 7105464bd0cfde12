import { inputRules } from '../document/input-rules.ts';
import type { Target } from '../target.ts';

/** The coverage of the contract by a run. In each pair, `seen` counts the covered parts, and `all` counts all parts. */
export type CoverageSummary = {
  operations: { seen: number; all: number };
  /**
   * The documented statuses. A status that did not occur is left out if only a broken or differently configured
   * environment causes it.
   */
  statuses: { seen: number; all: number };
  codes: { seen: number; all: number };
  /** `seen` counts the input keywords that were tested with both valid and invalid values. */
  keywords: { seen: number; all: number };
  liveCodes: string[];
  closeCodes: number[];
  /**
   * Input keywords that were not tested with both a valid and an invalid value. Operations without any tested keyword
   * are left out.
   */
  oneSided: string[];
  /**
   * Codes that did not occur, although a normal environment can cause them, such as `REQUEST_TIMEOUT`, `4403`
   * or `startBonus REQUEST_IN_PROGRESS`.
   */
  missing: string[];
  /** Codes that did not occur because only a broken or differently configured environment causes them. */
  environment: string[];
};

const mostNames = 12;
const sides = 2;
const ofLimits = 'TOO_MANY_REQUESTS';

/** Counts what a run has seen of the contract, and lists the missing codes and keywords. */
export function summarize(target: Target): CoverageSummary {
  const { coverage, raisedLimits } = target;
  const { api } = target.documents;
  const catalogue = api.document['x-problem-catalogue'] ?? {};
  const isEnvironment = (code: string) =>
    catalogue[code]?.environment || (raisedLimits && code === ofLimits);
  const all = api.operations.map((operation) => {
    const seen = coverage.operations.get(operation.id);
    const missing = operation.problems.filter((code) => !seen?.codes.has(code));
    const isOthers = (status: string) => {
      const codes = operation.problems.filter((code) => String(catalogue[code]?.status) === status);
      return (
        codes.length > 0 && codes.every((code) => isEnvironment(code) && missing.includes(code))
      );
    };
    const rules = inputRules(api, operation);
    return {
      id: operation.id,
      seen,
      rules,
      oneSided: rules.filter((rule) => seen?.keywords.get(rule)?.size !== sides),
      statuses: Object.keys(operation.responses).filter((status) => !isOthers(status)),
      problems: operation.problems,
      missing: missing.map((code) => ({ code, name: `${operation.id} ${code}` })),
    };
  });
  const sum = (count: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  // With `--only`, some operations are not called. Their codes are not reported as missing.
  const missing = all.flatMap((one) => (one.seen ? one.missing : []));
  return {
    operations: { seen: all.filter(({ seen }) => seen).length, all: all.length },
    statuses: {
      seen: sum(({ seen, statuses }) => statuses.filter((one) => seen?.statuses.has(one)).length),
      all: sum(({ statuses }) => statuses.length),
    },
    codes: {
      seen: sum(({ problems, missing }) => problems.length - missing.length),
      all: sum(({ problems, missing }) => {
        const others = missing.filter(({ code }) => isEnvironment(code));
        return problems.length - others.length;
      }),
    },
    keywords: {
      seen: sum(({ rules, oneSided }) => rules.length - oneSided.length),
      all: sum(({ rules }) => rules.length),
    },
    oneSided: all.flatMap(({ id, seen, oneSided }) =>
      seen?.keywords.size ? oneSided.map((rule) => `${id} ${rule}`) : [],
    ),
    liveCodes: [...coverage.liveCodes].sort(),
    closeCodes: [...coverage.closeCodes].sort(),
    missing: [
      ...missing.filter(({ code }) => !isEnvironment(code)).map(({ name }) => name),
      ...missingEdges(target),
      ...missingCloseCodes(target),
    ],
    environment: missing.filter(({ code }) => isEnvironment(code)).map(({ name }) => name),
  };
}

/**
 * Returns the edge codes that the run has not seen, or an empty list if the run has seen no edge code. Edge codes are
 * problem codes with `where: edge` and without `environment`.
 */
function missingEdges({ coverage: { codes }, documents: { api } }: Target): string[] {
  const edges = Object.entries(api.document['x-problem-catalogue'] ?? {})
    .filter(([, { where, environment }]) => where === 'edge' && !environment)
    .map(([code]) => code);
  // A run that has seen none of these codes has not tested them.
  return edges.some((code) => codes.has(code)) ? edges.filter((code) => !codes.has(code)) : [];
}

/**
 * Returns the unseen close codes that a normal environment can cause. Returns an empty list if the run has seen no
 * close code.
 */
function missingCloseCodes({ coverage: { closeCodes }, documents: { live } }: Target): string[] {
  const provocable = Object.entries(live['x-live-close-codes'])
    .filter(([, { environment }]) => !environment)
    .map(([code]) => code);
  const isMissing = (code: string) => !closeCodes.has(Number(code));
  return closeCodes.size > 0 ? provocable.filter(isMissing) : [];
}

/** Returns the summary as lines for a terminal. */
export function coverageReport(target: Target): string {
  const { operations, statuses, codes, keywords, oneSided, ...others } = summarize(target);
  const { liveCodes, closeCodes, missing, environment } = others;
  return [
    `Operations ${operations.seen}/${operations.all}, statuses ${statuses.seen}/${statuses.all}, problem codes ${codes.seen}/${codes.all}`,
    `Input keywords tested with valid and invalid values ${keywords.seen}/${keywords.all}; with one kind only: ${shorten(oneSided)}`,
    `Live codes ${liveCodes.join(' ')}; close codes ${closeCodes.join(' ')}`,
    `Codes that only the environment can cause (limits, faults): ${environment.length}; codes not seen: ${shorten(missing)}`,
  ].join('\n');
}

/** Shortens a list of names for the terminal. */
function shorten(names: string[]): string {
  const others = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ') || 'none';
  return others > 0 ? `${shown} and ${others} others` : shown;
}
