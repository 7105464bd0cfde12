import type { Schema } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Described } from '../documents.ts';
import type { Kit } from '../kit.ts';
import { exampleInput } from './example-input.ts';
import { placesOf, withValue } from './places.ts';
import { judgeInput } from './verdict.ts';
import { parameterViolations, violationsOf } from './violations.ts';

/** Values of different types. The schema of each field in a body refuses at least one of these values. */
const wrongValues = [true, 7, '!', []];
/** Names of unknown properties. Some need escaping in a JSON pointer, and some exist on every JavaScript object. */
const unknownNames = ['unknown', 'a/b', 'm~n', 'a~1b', '', 'ü', '__proto__', 'constructor'];
/** Names of unknown properties. There are more names than the maximum number of errors in a response. */
const manyNames = Array.from({ length: 150 }, (_, at) => `u${at}`);
const wrongTexts = ['0x', 'NONE', '!'];

/** Returns a check for each operation with input: a response to invalid input must list exactly the invalid fields. */
export function errorListChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ body, parameters }) => body !== undefined || parameters.length > 0)
    .map((operation) =>
      checksOf(operation)(
        `${operation.id} names every wrong place of a request, each with its pointer and its keyword`,
        ['R111'],
        async (kit) => {
          const { body, parameters } = operation;
          const wrong = wrongParameters(kit.documents.api, operation);
          await judgeInput(kit, operation, wrong.input, wrong.violations, 'wrong parameters');
          if (body === undefined) return;
          await refuseBodies(kit, operation, body);
          const bad = withWrongPlaces(kit.documents.api, body, exampleInput(operation).body);
          const violations = violationsOf(kit.documents.api, body, bad, '/body');
          const both = { ...wrong.input, body: bad };
          const all = [...(parameters.length > 0 ? wrong.violations : []), ...violations];
          await judgeInput(kit, operation, both, all, 'a request that is wrong at every place');
        },
      ),
    );
}

/** Checks the responses to the body `{}` and to bodies with invalid fields, with unknown properties, or with both. */
async function refuseBodies(kit: Kit, operation: ContractOperation, schema: Schema) {
  const { api } = kit.documents;
  const { body } = exampleInput(operation);
  const unknown = unknownNames.map((name) => withOwn(body, name));
  const bodies = [
    {},
    withWrongPlaces(api, schema, body),
    ...unknown,
    unknownNames.reduce<unknown>(withOwn, withWrongPlaces(api, schema, body)),
  ];
  const judge = (bad: unknown, sent: string) => {
    const violations = violationsOf(api, schema, bad, '/body');
    const input = { ...exampleInput(operation), body: bad };
    return judgeInput(kit, operation, input, violations, sent);
  };
  for (const bad of bodies) await judge(bad, JSON.stringify(bad));
  const tooMany = manyNames.reduce<unknown>(withOwn, body);
  await judge(tooMany, `a body with ${manyNames.length} unknown properties`);
}

/**
 * Returns the example input with an invalid value for every parameter, and the violations of this input. If a parameter
 * allows every text in `wrongTexts`, the input does not contain this parameter.
 */
function wrongParameters(api: Described, operation: ContractOperation) {
  const input = exampleInput(operation);
  const violations = operation.parameters.flatMap((parameter) => {
    const { name = '', in: where = 'query' } = parameter;
    const text = wrongTexts.find((one) => parameterViolations(api, parameter, one).length > 0);
    input[where as 'query'][name] = text;
    return parameterViolations(api, parameter, text);
  });
  return { input, violations };
}

/** Returns a copy of a body with an invalid value for every leaf field. */
function withWrongPlaces(api: Described, schema: Schema, body: unknown): unknown {
  const places = placesOf(api.document, schema);
  const isInner = (names: string[]) =>
    !places.some(
      (other) =>
        other.names.length > names.length && names.every((name, at) => other.names[at] === name),
    );
  return places
    .filter(({ names }) => isInner(names))
    .reduce((changed, place) => withValue(changed, place.names, wrongFor(api, place.schema)), body);
}

function wrongFor(api: Described, schema: Schema): unknown {
  const resolved = resolveReference(api.document, schema);
  return wrongValues.find((value) => api.validate(resolved, value).length > 0);
}

/** Returns a copy with an additional own property. The name may be `__proto__`. */
function withOwn(body: unknown, name: string): unknown {
  return Object.defineProperty({ ...(body as object) }, name, {
    value: 1,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
