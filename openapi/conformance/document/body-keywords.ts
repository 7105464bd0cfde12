import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Kit } from '../kit.ts';
import { candidates } from './candidates.ts';
import { exampleInput } from './example-input.ts';
import { countSides, type InputRule, isObject, rulesOf } from './input-rules.ts';
import { jsonOf } from './json-of.ts';
import { type Place, placesOf, valueAt, withValue } from './places.ts';
import { judgeInput } from './verdict.ts';
import { violationsOf } from './violations.ts';

/** Returns one check for each operation with a body. The check tests every keyword of the body's schema. */
export function bodyKeywordChecks(operations: ContractOperation[]): Check[] {
  return operations.flatMap((operation) => {
    const { body } = operation;
    if (body === undefined) return [];
    return checksOf(operation)(
      `${operation.id} accepts and refuses bodies exactly as their schema does`,
      ['R109'],
      async (kit) => {
        const rules = rulesOf(kit.documents.api, body, '/body');
        const whole = { names: [], schema: body, required: false };
        for (const one of [whole, ...placesOf(kit.documents.api.document, body)]) {
          await tryPlace(kit, operation, rules, one);
        }
      },
    );
  });
}

async function tryPlace(
  kit: Kit,
  operation: ContractOperation,
  rules: InputRule[],
  place: Place,
): Promise<void> {
  const { api } = kit.documents;
  const examples = Object.values(operation.bodyExamples);
  const base = examples.find((one) => valueAt(one, place.names) !== undefined) ?? examples[0];
  const example = valueAt(base, place.names);
  const values = candidates(place.schema, (value) => fits(kit, place, value), example);
  const attempts = [
    ...values.map(({ value }) => value),
    ...(place.names.length > 0 ? [undefined] : []),
    ...(isObject(example) ? [{ ...example, unknown: 1 }] : []),
  ];
  for (const value of attempts) {
    const body = withValue(base, place.names, value);
    // What the server reads. Numbers with more digits than a double are rounded.
    const read = JSON.parse(jsonOf(body));
    const violations = violationsOf(api, operation.body ?? {}, read, '/body');
    const isGood = violations.length === 0;
    const name = place.names.join('.');
    const sent = value === undefined ? `a body without ${name}` : `${name} ${jsonOf(value)}`;
    const input = { ...exampleInput(operation), body };
    await judgeInput(kit, operation, input, violations, sent.trim());
    countSides(kit.target.coverage, operation, rules, read, isGood);
  }
}

const fits = (kit: Kit, { schema }: Place, value: unknown) =>
  kit.documents.api.validate(schema, value).length === 0;
