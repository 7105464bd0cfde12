import type { CatalogueProblem, MediaType } from '../../scripts/document.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Described } from '../documents.ts';
import type { HttpResponse } from './response.ts';

type Problem = { type?: unknown; title?: unknown; status?: unknown; errors?: unknown };

/**
 * Returns an error message for each way in which the response violates the document. Without an operation, checks only
 * responses with a status of 400 or more.
 */
export function judgeResponse(
  { document, validate }: Described,
  operation: ContractOperation | undefined,
  response: HttpResponse,
): string[] {
  const catalogue = document['x-problem-catalogue'];
  const documented = operation?.responses[response.status];
  const faults: string[] = [];
  if (response.status >= 500)
    faults.push(`returned ${response.status}, although the check did not cause a failure`);
  if (operation && !documented && !isEdge(catalogue, response)) {
    faults.push(`returned ${response.status}, which is not documented for it`);
  }
  for (const [name, { required, schema }] of Object.entries(documented?.headers ?? {})) {
    const value = response.headers[name.toLowerCase()];
    if (value === undefined && required) faults.push(`did not return the header ${name}`);
    if (value === undefined || !schema) continue;
    const read = schema.type === 'integer' ? Number(value) : value;
    for (const fault of validate(schema, read))
      faults.push(`returned a header ${name} that is wrong: ${fault}`);
  }
  faults.push(...judgeBody(validate, documented?.content, response));
  if (response.status >= 400 && catalogue) {
    faults.push(...judgeProblem(catalogue, operation, response));
  }
  return faults.map((fault) => `${operation?.id ?? 'A request of no operation'} ${fault}`);
}

function judgeBody(
  validate: Described['validate'],
  content: Record<string, MediaType> | undefined,
  { headers, json, text, status }: HttpResponse,
): string[] {
  if (!content) return [];
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const media = content[type.trim()];
  if (!media) return [`returned ${status} as "${type}" instead of ${Object.keys(content).join()}`];
  const value = type.includes('json') ? json : text;
  if (value === undefined) return [`returned ${status} with a body that is not JSON`];
  return validate(media.schema ?? {}, value).map((fault) => `returned ${status} where ${fault}`);
}

function judgeProblem(
  catalogue: Record<string, CatalogueProblem>,
  operation: ContractOperation | undefined,
  { code, status, json, headers }: HttpResponse,
): string[] {
  const known = catalogue[code ?? ''];
  if (!known) return [`returned ${status} without a code of the problem catalogue`];
  const { type, title, status: own, errors } = json as Problem;
  const faults: string[] = [];
  if (!headers['content-type']?.startsWith('application/problem+json')) {
    faults.push(`returned ${code} as ${headers['content-type']}, not application/problem+json`);
  }
  if (operation && known.where !== 'edge' && !operation.problems.includes(code ?? '')) {
    faults.push(`returned ${code}, which is not documented for it`);
  }
  if (status !== known.status)
    faults.push(`returned ${code} with ${status} instead of ${known.status}`);
  if (own !== status) faults.push(`returned status ${own} in the body of a ${status}`);
  if (type !== known.type) faults.push(`returned the type ${type} for ${code}`);
  if (title !== known.title)
    faults.push(`returned a title for ${code} that differs from the catalogue`);
  const hasErrors = Array.isArray(errors) && errors.length > 0;
  if (code === 'VALIDATION_FAILED' && !hasErrors) faults.push(`returned ${code} without errors`);
  return faults;
}

function isEdge(
  catalogue: Record<string, CatalogueProblem> | undefined,
  { code }: HttpResponse,
): boolean {
  return catalogue?.[code ?? '']?.where === 'edge';
}
