import type { Catalogue, CatalogueProblem, OpenApiDocument, PlacedOperation } from './document.ts';
import { operationsOf } from './document.ts';
import { operationProblems } from './operation-problems.ts';
import { parameterErrors } from './parameter-errors.ts';
import { problemResponse, problemType } from './problem-response.ts';
import { shareResponses } from './share-responses.ts';

/**
 * Completes a bundled document in place from the catalogue: the two enumerations of codes, each operation's
 * `x-problems`, and a response for each status with one example per code. Throws an Error for a code that the catalogue
 * does not have.
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
