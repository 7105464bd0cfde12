import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Kit } from '../kit.ts';
import { candidates } from './candidates.ts';
import { callWith, exampleInput } from './example-input.ts';
import { type Place, placesOf, valueAt, withValue } from './places.ts';
import { judgeVerdict } from './verdict.ts';

/** Every keyword of every place in a body, hit from both sides. */
export function bodyKeywordChecks(operations: ContractOperation[]): Check[] {
  return operations.flatMap((operation) => {
    const { body } = operation;
    if (body === undefined) return [];
    const place = `${operation.method} ${operation.path} requestBody`;
    return checksOf(operation.tag)(
      `${operation.id} draws the line exactly where the schema of its body draws it`,
      place,
      async (kit) => {
        for (const one of placesOf(kit.documents.api.document, body)) {
          await tryPlace(kit, operation, one);
        }
      },
    );
  });
}

async function tryPlace(kit: Kit, operation: ContractOperation, place: Place): Promise<void> {
  const { validate } = kit.documents.api;
  const examples = Object.values(operation.bodyExamples);
  const base = examples.find((one) => valueAt(one, place.names) !== undefined) ?? examples[0];
  const example = valueAt(base, place.names);
  const values = candidates(place.schema, (value) => fits(kit, place, value), example);
  const pointer = `/body/${place.names.join('/')}`;
  const attempts = [
    ...values,
    { keyword: 'required', value: undefined },
    ...(isObject(example)
      ? [{ keyword: 'additionalProperties', value: { ...example, unknown: 1 } }]
      : []),
  ];
  for (const { keyword, value } of attempts) {
    const body = withValue(base, place.names, value);
    const isGood = validate(operation.body ?? {}, body).length === 0;
    const answer = await callWith(kit.player(), operation, { ...exampleInput(operation), body });
    judgeVerdict(answer, isGood, pointer, `${place.names.join('.')} ${JSON.stringify(value)}`);
    kit.target.coverage.hit(operation, `${keyword} at ${pointer}`);
  }
}

const fits = (kit: Kit, { schema }: Place, value: unknown) =>
  kit.documents.api.validate(schema, value).length === 0;

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
