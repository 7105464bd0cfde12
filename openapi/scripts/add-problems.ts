import type {
  Catalogue,
  CatalogueProblem,
  FieldErrorExample,
  OpenApiDocument,
  Operation,
  PlacedOperation,
} from './document.ts';
import { operationsOf } from './document.ts';
import { problemResponse, problemType } from './problem-response.ts';
import { resolveReference } from './resolve-reference.ts';
import { shareResponses } from './share-responses.ts';

/**
 * Adds `x-problems` and problem responses to each operation of a bundled document, in place. Also adds
 * `x-problem-catalogue` and `x-live-close-codes` to the document, and sets the codes of `ProblemCode` and
 * `LiveErrorCode`.
 * @throws An Error if an operation lists a code that the catalogue does not have.
 */
export function addProblems(document: OpenApiDocument, catalogue: Catalogue): void {
  const entries = Object.entries(catalogue.problems);
  const { ProblemCode, LiveErrorCode } = document.components.schemas;
  if (ProblemCode) ProblemCode.enum = entries.filter(([, p]) => p.status).map(([code]) => code);
  if (LiveErrorCode) LiveErrorCode.enum = entries.filter(([, p]) => p.live).map(([code]) => code);

  for (const placed of operationsOf(document)) addResponses(document, catalogue, placed);
  shareResponses(document);

  document['x-problem-catalogue'] = Object.fromEntries(
    entries.map(([code, problem]) => [code, { type: problemType(code), ...problem }]),
  );
  document['x-live-close-codes'] = catalogue.closeCodes;
}

function addResponses(
  document: OpenApiDocument,
  catalogue: Catalogue,
  placed: PlacedOperation,
): void {
  const { operation } = placed;
  const errors = parameterErrors(document, operation);
  const unknown = operation['x-problems']?.find((code) => !(code in catalogue.problems));
  if (unknown)
    throw new Error(`${operation.operationId} lists ${unknown}; problems.yaml does not have it.`);
  const problems = operationProblems(placed, catalogue).map(
    ([code, problem]): [string, CatalogueProblem] =>
      code === 'VALIDATION_FAILED' && errors ? [code, { ...problem, errors }] : [code, problem],
  );
  operation['x-problems'] = problems.map(([code]) => code);
  const groups = Map.groupBy(problems, ([, { status }]) => status ?? 0);
  for (const [status, group] of [...groups].sort(([a], [b]) => a - b))
    operation.responses[status] = problemResponse(status, group);
}

/**
 * Returns the problems that an operation can return, in the catalogue's order. The field `where` of a problem says
 * which operations can return the problem.
 */
export function operationProblems(
  placed: PlacedOperation,
  catalogue: Catalogue,
): [string, CatalogueProblem][] {
  const { method, operation } = placed;
  const hasBody = operation.requestBody !== undefined;
  const hasInput = hasBody || (operation.parameters?.length ?? 0) > 0;
  const listed = new Set(operation['x-problems'] ?? []);
  return Object.entries(catalogue.problems).filter(([code, { where }]) => {
    if (where === 'every') return true;
    if (where === 'input') return hasInput;
    if (where === 'body') return hasBody;
    if (where === 'post') return method === 'post';
    return where === 'operation' && listed.has(code);
  });
}

/**
 * Returns an example of the field `errors` with one error, in the operation's first parameter. Returns undefined if the
 * operation has a body or has no parameters.
 */
export function parameterErrors(
  document: OpenApiDocument,
  operation: Operation,
): FieldErrorExample[] | undefined {
  const [first] = operation.parameters ?? [];
  if (operation.requestBody || !first) return undefined;
  const parameter = resolveReference(document, first);
  const schema = resolveReference(document, parameter.schema ?? {});
  const code = ['enum', 'pattern', 'type'].find((keyword) => keyword in schema) ?? 'type';
  const pointer = `/${parameter.in}/${parameter.name?.toLowerCase()}`;
  return [{ pointer, code, message: 'The value violates the contract.' }];
}
