import type { Schema } from '../../scripts/document.ts';
import { resolveReference } from '../../scripts/resolve-reference.ts';
import type { ContractOperation } from '../contract-operation.ts';
import type { Coverage } from '../coverage.ts';
import type { Described } from '../documents.ts';
import { valueAt } from './places.ts';

/** A schema keyword that can refuse the value of an input field. */
export type InputRule = {
  /** The keyword and the field, such as `maxLength at /body/bio`. */
  name: string;
  /** The property names on the path from the whole body or parameter to the value that `isBroken` tests. */
  names: string[];
  /**
   * Returns true if the value breaks the keyword, false if the value satisfies the keyword, and `undefined` if the
   * keyword does not apply to the value.
   */
  isBroken(value: unknown): boolean | undefined;
};

/** Keywords that refuse no value. The schemas in `properties` have their own rules. */
const describing = ['description', 'title', 'example', 'examples', 'default', 'properties'];
/** The only keywords that apply to null. */
const ofNull = ['type', 'enum', 'const', 'anyOf', 'oneOf'];

export const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/**
 * Returns the rules of a schema and of its properties.
 * @param pointer the JSON pointer of the value in the request
 * @param names the property names on the path to this value
 */
export function rulesOf(
  described: Described,
  schema: Schema,
  pointer: string,
  names: string[] = [],
): InputRule[] {
  const resolved = resolveReference(described.document, schema);
  const { properties = {}, required = [], additionalProperties, anyOf = [], ...others } = resolved;
  const keywords = Object.entries({ ...others, ...(anyOf.length > 0 && { anyOf }) }).filter(
    ([keyword, value]) =>
      !describing.includes(keyword) && !(keyword === 'format' && value === 'int64'),
  );
  const own = keywords.map(([keyword, value]) => ({
    name: `${keyword} at ${pointer}`,
    names,
    isBroken(at: unknown) {
      if (at === undefined || (at === null && !ofNull.includes(keyword))) return undefined;
      return described.validate({ [keyword]: value }, at).length > 0;
    },
  }));
  const present = required.map((name) => ({
    name: `required at ${pointer}/${name}`,
    names,
    isBroken: (at: unknown) => (isObject(at) ? !Object.hasOwn(at as object, name) : undefined),
  }));
  const closed = {
    name: `additionalProperties at ${pointer}`,
    names,
    isBroken: (at: unknown) =>
      isObject(at) ? Object.keys(at as object).some((name) => !(name in properties)) : undefined,
  };
  const below = Object.entries(properties).flatMap(([name, one]) =>
    rulesOf(described, one, `${pointer}/${name}`, [...names, name]),
  );
  // `anyOf` stands for a nullable value and restricts its type itself, so the `type` inside it is not a rule.
  const within = anyOf.flatMap((one) =>
    rulesOf(described, one, pointer, names).filter(({ name }) => name !== `type at ${pointer}`),
  );
  return [
    ...own,
    ...present,
    ...(additionalProperties === false ? [closed] : []),
    ...below,
    ...within,
  ];
}

/**
 * Records in `coverage` each rule that `whole` breaks. If `isGood` is true, also records each rule that `whole`
 * satisfies.
 * @param whole A tested body or parameter that the server has judged correctly
 * @param isGood True if `whole` is valid
 */
export function countSides(
  coverage: Coverage,
  operation: ContractOperation,
  rules: InputRule[],
  whole: unknown,
  isGood: boolean,
): void {
  for (const { name, names, isBroken } of rules) {
    const broken = isBroken(valueAt(whole, names));
    if (broken) coverage.hit(operation, name, 'refused');
    else if (broken === false && isGood) coverage.hit(operation, name, 'taken');
  }
}

/** Returns the names of all rules of an operation's input. */
export function inputRules(described: Described, { body, parameters }: ContractOperation) {
  const ofParameters = parameters.flatMap(({ name, in: where, required, schema = {} }) => {
    const pointer = `/${where}/${name}`;
    const isText = resolveReference(described.document, schema).type === 'string';
    const own = rulesOf(described, schema, pointer).map((rule) => rule.name);
    return [
      // A path parameter cannot be left out, because a path without it is another path. A text parameter cannot have a
      // wrong type, because every parameter is sent as text.
      ...(required && where !== 'path' ? [`required at ${pointer}`] : []),
      ...own.filter((one) => !(isText && one === `type at ${pointer}`)),
    ];
  });
  const ofBody = body ? rulesOf(described, body, '/body').map(({ name }) => name) : [];
  return [...ofParameters, ...ofBody];
}
