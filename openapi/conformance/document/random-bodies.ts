import fc from 'fast-check';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { forAll } from '../for-all.ts';
import { callWith, exampleInput } from './example-input.ts';
import { placesOf, withValue } from './places.ts';
import { judgeVerdict } from './verdict.ts';
import { violationsOf } from './violations.ts';

const runs = 12;

export function randomBodyChecks(operations: ContractOperation[]): Check[] {
  return operations.flatMap((operation) => {
    const { body: schema } = operation;
    if (schema === undefined) return [];
    return checksOf(operation)(
      `${operation.id} accepts and refuses random bodies exactly as their schema does`,
      ['R109'],
      async (kit) => {
        const { api } = kit.documents;
        const places = placesOf(api.document, schema).map(({ names }) => names);
        const changes = fc.array(
          fc.record({ names: fc.constantFrom(...places), value: fc.jsonValue({ maxDepth: 1 }) }),
          { minLength: 1, maxLength: 3 },
        );
        const examples = fc.constantFrom(...Object.values(operation.bodyExamples));
        await forAll(kit, fc.tuple(examples, changes), runs, async ([example, made], attempt) => {
          const changed = made.reduce<unknown>(
            (at, { names, value }) => withValue(at, names, value),
            example,
          );
          const body = JSON.parse(JSON.stringify(changed));
          const violations = violationsOf(api, schema, body, '/body');
          const input = { ...exampleInput(operation), body };
          const response = await callWith(attempt.player(), operation, input);
          judgeVerdict(response, violations, JSON.stringify(body));
        });
      },
    );
  });
}
