import { inputRules } from '../document/input-rules.ts';
import type { Target } from '../target.ts';

/** What a run has seen of the contract. */
export interface CoverageSummary {
  operations: { seen: number; all: number };
  /** Without those that the environment alone brings about, unless they were seen. */
  statuses: { seen: number; all: number };
  codes: { seen: number; all: number };
  /** Keywords of inputs that were hit from both sides. */
  keywords: { seen: number; all: number };
  liveCodes: string[];
  closeCodes: number[];
  /** Keywords that were not, of operations whose input was tried. */
  oneSided: string[];
  /** Codes that were not brought about: `startBonus REQUEST_IN_PROGRESS`, `REQUEST_TIMEOUT` of no operation, `4403`. */
  missing: string[];
  /** Those of them that only a broken or differently configured environment brings about. */
  environment: string[];
}

const mostNames = 12;
const sides = 2;
const ofLimits = 'TOO_MANY_REQUESTS';

/** Counts operations, statuses and problem codes that were seen against those that are documented. */
export function summarise(target: Target): CoverageSummary {
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
  // What a run with --only did not touch is no gap of it.
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

/** Codes that belong to no operation, once a run has asked for any of them. */
function missingEdges({ coverage: { codes }, documents: { api } }: Target): string[] {
  const edges = Object.entries(api.document['x-problem-catalogue'] ?? {})
    .filter(([, { where, environment }]) => where === 'edge' && !environment)
    .map(([code]) => code);
  return edges.some((code) => codes.has(code)) ? edges.filter((code) => !codes.has(code)) : [];
}

/** How the live connection can end, once a run has seen it end. */
function missingCloseCodes({ coverage: { closeCodes }, documents: { live } }: Target): string[] {
  const provocable = Object.entries(live['x-live-close-codes'])
    .filter(([, { environment }]) => !environment)
    .map(([code]) => code);
  const isMissing = (code: string) => !closeCodes.has(Number(code));
  return closeCodes.size > 0 ? provocable.filter(isMissing) : [];
}

/** The summary as lines for a terminal. */
export function coverageReport(target: Target): string {
  const { operations, statuses, codes, keywords, oneSided, ...others } = summarise(target);
  const { liveCodes, closeCodes, missing, environment } = others;
  return [
    `Operations ${operations.seen}/${operations.all}, statuses ${statuses.seen}/${statuses.all}, problem codes ${codes.seen}/${codes.all}`,
    `Keywords of inputs hit from both sides ${keywords.seen}/${keywords.all}; from one: ${few(oneSided)}`,
    `Live codes ${liveCodes.join(' ')}; close codes ${closeCodes.join(' ')}`,
    `Left to the environment (limits, faults): ${environment.length}; not brought about: ${few(missing)}`,
  ].join('\n');
}

/** A run of some tags alone leaves out hundreds; the reports in files have them all. */
function few(names: string[]): string {
  const others = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ') || 'none';
  return others > 0 ? `${shown} and ${others} others` : shown;
}
