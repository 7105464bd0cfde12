import type { Parameter } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Kit } from '../kit.ts';
import { candidates } from './candidates.ts';
import { callWith, exampleInput } from './example-input.ts';
import { judgeVerdict } from './verdict.ts';

/** Every keyword of every parameter, hit from both sides. */
export function parameterKeywordChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ parameters }) => parameters.length > 0)
    .map((operation) =>
      checksOf(operation.tag)(
        `${operation.id} draws the line exactly where the schemas of its parameters draw it`,
        `${operation.method} ${operation.path} parameters`,
        async (kit) => {
          for (const parameter of operation.parameters) {
            await tryParameter(kit, operation, parameter);
          }
        },
      ),
    );
}

async function tryParameter(kit: Kit, operation: ContractOperation, parameter: Parameter) {
  const { name = '', in: where = 'query', example } = parameter;
  const { validate, document } = kit.documents.api;
  const schema = resolveReference(document, parameter.schema ?? {});
  const isNumber = schema.type === 'integer';
  const fits = (value: unknown) => validate(schema, value).length === 0;
  const texts = candidates(schema, fits, example)
    .filter(({ value }) => typeof value === 'string' || typeof value === 'number')
    .filter(({ value }) => where !== 'path' || canStandInPath(value))
    .filter(({ value }) => where !== 'header' || canStandInHeader(value));
  for (const { keyword, value } of texts) {
    const input = exampleInput(operation);
    const changed = { ...input, [where]: { ...input[where as 'path'], [name]: value } };
    // Parameters travel as text: a number is text that reads as one.
    const isGood = isNumber ? typeof value === 'number' && fits(value) : fits(`${value}`);
    const answer = await callWith(kit.player(), operation, changed);
    judgeVerdict(answer, isGood, `/${where}/${name}`, `${name}=${JSON.stringify(value)}`);
    kit.target.coverage.hit(operation, `${keyword} at /${where}/${name}`);
  }
  if (!parameter.required) return;
  const { [name]: _, ...others } = exampleInput(operation)[where as 'query'];
  if (where === 'path') return;
  const answer = await callWith(kit.player(), operation, {
    ...exampleInput(operation),
    [where]: others,
  });
  judgeVerdict(answer, false, `/${where}/${name}`, `no ${name}`);
  kit.target.coverage.hit(operation, `required at /${where}/${name}`);
}

// An empty segment makes another path.
const canStandInPath = (value: unknown) => value !== '' && `${value}`.trim() === `${value}`;
// Servers drop white space around a header and many refuse other characters before they look at it.
const canStandInHeader = (value: unknown) => /^[!-~]+( [!-~]+)*$/.test(`${value}`);
