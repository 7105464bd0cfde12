import { analyticsChecks } from './analytics/analytics-checks.ts';
import { eventChecks } from './analytics/event-checks.ts';
import { type Check, checksOf, type NumberedCheck, slow } from './check.ts';
import { documentChecks } from './document/document-checks.ts';
import { type Documents, readDocuments } from './documents.ts';
import { productChecks } from './product/product-checks.ts';
import { restartChecks } from './restart/restart-checks.ts';
import { setupChecks } from './setup-checks.ts';
import { workflowChecks } from './workflows/workflow-checks.ts';

export function allChecks(documents: Documents): NumberedCheck[] {
  const checks = [
    ...setupChecks,
    ...productChecks,
    ...workflowChecks(documents).map(slow),
    ...analyticsChecks,
    ...eventChecks.map(slow),
    ...restartChecks,
    // The checks of the live connection make taps, which change ranks.
    ...documentChecks(documents).map(
      (check): Check => ({
        ...check,
        keeps: check.tag === 'live' ? ['revenue'] : ['ranks', 'revenue'],
      }),
    ),
  ];
  const number = numbered(documents);
  const known = checks.map(number);
  const served = new Set(documents.api.operations.map(({ profile }) => profile));
  const collectors = [...Map.groupBy(known, ({ tag }) => tag)].flatMap(([tag, own]) => {
    // A check of a profile with operations may call those of other profiles too: payouts depend on proved wallets.
    const callsOptional = own.some(({ profile }) => profile !== 'core' && served.has(profile));
    const profiles = callsOptional ? [...served] : [tag === 'analytics' ? tag : 'core'];
    return profiles.map((profile) => followsDocument(tag, profile));
  });
  return [...known, ...collectors.map(number)];
}

/**
 * Returns all checks of the kit, each with its id and rules. Needs no server.
 *
 * @example
 * const ofGaps = listChecks().filter(({ rules }) => rules.some(({ id }) => id === 'R304'));
 * console.log(ofGaps.map(({ id, title }) => `${id} ${title}`));
 */
export function listChecks(): NumberedCheck[] {
  return allChecks(readDocuments());
}

/**
 * Returns the checks that match both `only` and `profiles`, and the setup checks that these checks need. Also returns
 * every check of the phase `last` that has the tag of a returned check.
 * @param only the tags or ids to match; an empty list matches every check. If an id belongs to a check of the phase
 * `last`, every check with the same tag matches.
 * @param profiles the profiles to match; an empty list matches every check
 * @param deep true if the run makes the checks that need `--deep`; without it they are returned too, to be reported as
 * not checked
 * @throws An Error if a tag, id or profile is unknown.
 * @throws An Error if `profiles` and `deep` exclude every check that an entry in `only` names.
 */
export function selectChecks(
  checks: NumberedCheck[],
  { only, profiles, deep }: { only: string[]; profiles: string[]; deep: boolean },
): NumberedCheck[] {
  const foreign = profiles.filter((profile) => !checks.some((check) => check.profile === profile));
  if (foreign.length > 0) {
    throw new Error(
      `--profile ${foreign.join(',')}: no check belongs to this profile. --list shows all of them.`,
    );
  }
  const matches = (one: string) => {
    const own = checks.filter(({ id, tag }) => one === id || one === tag);
    const judged = own.filter(({ phase }) => phase === 'last').map(({ tag }) => tag);
    return checks.filter((check) => own.includes(check) || judged.includes(check.tag));
  };
  const unknown = only.filter((one) => matches(one).length === 0);
  if (unknown.length > 0) {
    throw new Error(
      `--only ${unknown.join(',')}: there is no check with this tag or id. --list shows all of them.`,
    );
  }
  const isClaimed = ({ profile }: NumberedCheck) =>
    profiles.length === 0 || profiles.includes(profile);
  const isMade = (check: NumberedCheck) =>
    check.phase !== 'last' && (deep || !check.deep) && isClaimed(check);
  const leftOut = only.filter((one) => !matches(one).some(isMade));
  if (leftOut.length > 0) {
    throw new Error(
      `--only ${leftOut.join(',')}: this run leaves out every check with this tag or id. Add --deep, or change --profile.`,
    );
  }
  const named = (only.length === 0 ? checks : only.flatMap(matches)).filter(isClaimed);
  const tags = new Set(named.map(({ tag }) => tag));
  const isNeeded = ({ phase, profile }: NumberedCheck) =>
    phase === 'setup' && (profile === 'core' || named.some((check) => check.profile === profile));
  return checks.filter(
    (check) => isNeeded(check) || named.includes(check) || isDocumentOf(check, tags),
  );
}

const isDocumentOf = ({ phase, tag }: NumberedCheck, tags: Set<string>) =>
  phase === 'last' && (tags.has(tag) || tag === 'setup');

/**
 * Returns a check that reports the faults of `profile`. These faults were found in the responses and messages that the
 * checks of `tag` received.
 */
function followsDocument(tag: string, profile: string): Check {
  const isOptional = profile !== 'core' && profile !== 'analytics';
  return checksOf({ tag, profile })(
    `every response ${isOptional ? `of ${profile}` : 'and message'} in the checks of ${tag} follows the document`,
    tag === 'analytics'
      ? ['R908']
      : ['R113', 'R114', 'R117', ...(tag === 'live' ? (['R332'] as const) : [])],
    async (kit) => kit.target.faults.report(tag, profile, kit.steps),
    { phase: 'last' },
  );
}

/** Returns a function that gives a check its id and its rules. The function throws an Error for an unknown rule. */
function numbered(documents: Documents): (check: Check) => NumberedCheck {
  const counts = new Map<string, number>();
  return (check) => {
    const number = (counts.get(check.tag) ?? 0) + 1;
    counts.set(check.tag, number);
    const rules = check.rules.map((id) => {
      const rule = documents.rules.get(id);
      if (!rule) throw new Error(`The check "${check.title}" names ${id}, which rules.yaml lacks.`);
      return rule;
    });
    const profile = check.profile && check.profile !== 'core' ? check.profile : rules[0]?.profile;
    return {
      ...check,
      rules,
      profile: profile ?? 'core',
      id: `${check.tag}-${String(number).padStart(2, '0')}`,
    };
  };
}
