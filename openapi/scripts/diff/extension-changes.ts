import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, operationsOf } from '../document.ts';
import type { ContractChange } from './contract-diff.ts';

/**
 * Compares `x-` extensions and the names of the server's live messages in two contracts, and returns the changes. A new
 * constant in `x-rules` is a `minor` change, and every other change is `major`.
 */
export function extensionChanges(
  base: OpenApiDocument,
  revision: OpenApiDocument,
): ContractChange[] {
  const operations = operationsIn(revision);
  return [
    ...changesIn('x-problem-catalogue', problemsIn(base), problemsIn(revision)).map(withReason),
    ...changesIn('x-live-close-codes', closeCodesIn(base), closeCodesIn(revision)),
    ...changesIn('LiveServerMessage', messagesIn(base), messagesIn(revision)),
    ...changesIn('x-rules', base['x-rules'] ?? {}, revision['x-rules'] ?? {}, 'minor'),
    ...Object.entries(operationsIn(base)).flatMap(([id, operation]) => {
      const other = operations[id];
      // Redocly reports removed operations, and operationChanges new ones.
      return other ? changesIn(id, operation, other) : [];
    }),
  ];
}

/** Adds to the change of a new problem code why it is `major`, and what to do. */
const withReason = ({ impact, text }: ContractChange): ContractChange => ({
  impact,
  text: text.replace(
    /^[\w-]+\/\w+: added$/,
    '$&. Older clients do not know it: use another code if one fits.',
  ),
});

type Tree = { [name: string]: unknown };

/**
 * Returns one change for each entry, at any depth, that differs between `base` and `revision`. A new entry has the
 * impact `added`, and every other change has the impact `major`.
 */
function changesIn(
  place: string,
  base: Tree,
  revision: Tree,
  added: ContractChange['impact'] = 'major',
): ContractChange[] {
  return Object.keys({ ...base, ...revision }).flatMap((name): ContractChange[] => {
    const [before, after] = [base[name], revision[name]];
    const inside = `${place}/${name}`;
    if (isTree(before) && isTree(after)) return changesIn(inside, before, after, added);
    if (isDeepStrictEqual(before, after)) return [];
    if (before === undefined) return [{ impact: added, text: `${inside}: added` }];
    // Major, because a client may depend on the old value.
    if (after === undefined) return [{ impact: 'major', text: `${inside}: removed` }];
    const [from, to] = [JSON.stringify(before), JSON.stringify(after)];
    return [{ impact: 'major', text: `${inside}: changed from ${from} to ${to}` }];
  });
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

// The other fields are texts, or follow from these and from what Redocly compares.
const problemsIn = ({ 'x-problem-catalogue': problems = {} }: OpenApiDocument): Tree =>
  Object.fromEntries(
    Object.entries(problems).map(([code, { type, status, retryable, live }]) => [
      code,
      { type, status, retryable, live },
    ]),
  );

const closeCodesIn = ({ 'x-live-close-codes': codes = {} }: OpenApiDocument): Tree =>
  Object.fromEntries(Object.entries(codes).map(([code, { reconnect }]) => [code, { reconnect }]));

/**
 * Returns an object with the schema names of the server's live messages as keys. `extensionChanges` compares these
 * names because Redocly rates the removal of a message as `patch`.
 */
const messagesIn = ({ components }: OpenApiDocument): Tree =>
  Object.fromEntries(
    (components?.schemas?.LiveServerMessage?.oneOf ?? []).map(({ $ref = '' }) => [
      $ref.replace('#/components/schemas/', ''),
      true,
    ]),
  );

const operationsIn = (document: OpenApiDocument): Record<string, Tree> =>
  Object.fromEntries(
    operationsOf(document).map(({ operation }) => [
      operation.operationId,
      {
        'x-profile': operation['x-profile'] ?? 'core',
        'x-problems': Object.fromEntries(
          (operation['x-problems'] ?? []).map((code) => [code, true]),
        ),
      },
    ]),
  );
