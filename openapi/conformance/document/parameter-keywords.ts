import type { Parameter, Schema } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { refused, same } from '../expectations.ts';
import { refusesEscape } from '../http/refuses-escape.ts';
import type { Kit } from '../kit.ts';
import { inArabicDigits } from './arabic-digits.ts';
import { candidates } from './candidates.ts';
import { exampleInput, type Input, pathOf, textOf } from './example-input.ts';
import { countSides, rulesOf } from './input-rules.ts';
import { jsonOf } from './json-of.ts';
import { judgeInput, judgeVerdict } from './verdict.ts';
import { parameterViolations, type Violation } from './violations.ts';

export function parameterKeywordChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ parameters }) => parameters.length > 0)
    .map((operation) =>
      checksOf(operation)(
        `${operation.id} accepts and refuses parameters exactly as their schemas do`,
        ['R110', 'R111'],
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
  const { api } = kit.documents;
  const schema = resolveReference(api.document, parameter.schema ?? {});
  const presence = `required at /${where}/${name}`;
  const judge = (input: Input, violations: Violation[], sent: string) =>
    judgeInput(kit, operation, input, violations, sent);
  const fits = (value: unknown) => api.validate(schema, value).length === 0;
  const texts = candidates(schema, fits, example)
    .map(({ value }) => value)
    .filter((value) => ['string', 'number', 'bigint'].includes(typeof value))
    .filter((value) => value !== Number.POSITIVE_INFINITY)
    .filter((value) => where !== 'path' || fitsInPath(value))
    .filter((value) => where !== 'header' || fitsInHeader(value));
  const rules = rulesOf(kit.documents.api, schema, `/${where}/${name}`);
  for (const value of texts) {
    const input = exampleInput(operation);
    const changed = { ...input, [where]: { ...input[where as 'path'], [name]: value } };
    const read = typeof value === 'bigint' ? Number(value) : value;
    const violations = parameterViolations(api, parameter, read);
    const isGood = violations.length === 0;
    await judge(changed, violations, `${name}=${jsonOf(value)}`);
    countSides(kit.target.coverage, operation, rules, read, isGood);
    if (isGood) kit.target.coverage.hit(operation, presence, 'taken');
  }
  await refuseSpellings(kit, operation, parameter, schema);
  if (where === 'path') await decodesOnce(kit, operation, parameter);
  // A path without its parameter is another path, so a path parameter cannot be missing.
  if (!parameter.required || where === 'path') return;
  const { [name]: _, ...others } = exampleInput(operation)[where as 'query'];
  await judge(
    { ...exampleInput(operation), [where]: others },
    parameterViolations(api, parameter, undefined),
    `no ${name}`,
  );
  kit.target.coverage.hit(operation, presence, 'refused');
}

/** Checks that a parameter that is spelled wrongly or sent twice is refused with the keyword `type`. */
async function refuseSpellings(
  kit: Kit,
  operation: ContractOperation,
  parameter: Parameter,
  schema: Schema,
) {
  const { name = '', in: where = 'query' } = parameter;
  // A validator may also report the format int64, and that a list is none of the allowed texts.
  const keywords = ['type', 'format', 'enum'];
  const violation = { pointer: `/${where}/${name}`, keywords, isOwn: true };
  for (const { what, path, body } of misspelled(operation, parameter, schema.type === 'integer')) {
    await kit.attempt(async (attempt) => {
      const response = await attempt.refusedPlayer().call(operation.method, path, body);
      judgeVerdict(response, [violation], what);
    });
  }
}

/** `what` names the parameter and how it is written. */
type Misspelled = { what: string; path: string; body: string | undefined };

/**
 * Returns requests that spell a parameter wrongly. An integer is written in forms such as `07`, `0x7` and `٧`, and a
 * query parameter is sent twice.
 */
export function misspelled(
  operation: ContractOperation,
  { name = '', in: where = 'query', example }: Parameter,
  isInteger: boolean,
): Misspelled[] {
  const input = exampleInput(operation);
  const pathWith = (value: unknown) =>
    pathOf(operation, { ...input, [where]: { ...input[where as 'path'], [name]: value } });
  const spellings = isInteger
    ? [
        `0${example}`,
        `+${example}`,
        `${example}.0`,
        `${example}e0`,
        `0x${example}`,
        inArabicDigits(`${example}`),
      ]
    : [];
  const names = where === 'query' ? [name, encoded(name)] : [];
  const value = encodeURIComponent(`${example}`);
  return [
    ...spellings.map((text) => ({ what: `${name}=${text}`, path: pathWith(text) })),
    ...names.map((again) => ({
      what: again === name ? `${name} twice` : `${name} twice, once as ${again}`,
      path: `${pathWith(example)}&${again}=${value}`,
    })),
  ].map((one) => ({ ...one, body: textOf(input) }));
}

/**
 * Checks that the server percent-decodes a path parameter exactly once. An escaped slash (`%2F`) must stay a part of
 * the parameter.
 */
async function decodesOnce(
  kit: Kit,
  operation: ContractOperation,
  { name = '', example }: Parameter,
): Promise<void> {
  const input = exampleInput(operation);
  const once = encoded(`${example}`);
  await kit.attempt(async (attempt) => {
    const player = attempt.refusedPlayer();
    const call = (segment: string) => {
      const path = operation.path.replace(`{${name}}`, segment);
      return player.call(operation.method, pathOf({ ...operation, path }, input), textOf(input));
    };
    const plain = await call(`${example}`);
    const { place, status, code } = await call(once);
    same([status, code], [plain.status, plain.code], `status and code of ${place}`);
    for (const wrong of [encodeURIComponent(once), `${once}%2F${once}`, '%zz']) {
      const response = await call(wrong);
      if (!refusesEscape(wrong, response.status)) refused(response, 'VALIDATION_FAILED');
    }
  });
}

/** Returns an ASCII text with every character percent-encoded. */
const encoded = (text: string) =>
  text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);

// An empty path segment makes another path, so it cannot be tested.
const fitsInPath = (value: unknown) => value !== '' && `${value}`.trim() === `${value}`;
// Servers remove white space around a header, and many refuse other characters before they validate the value.
const fitsInHeader = (value: unknown) => /^[!-~]+( [!-~]+)*$/.test(`${value}`);
