import type { Documents } from '../documents.ts';

/** A value to save in each field of `additional_info`. */
const examples: Record<string, unknown> = {
  instagram_username: 'Kit.One',
  twitter_username: 'Kit-One',
  custom_link: 'example.com',
  bio: 'Hello',
};

/**
 * Returns a value for each field of `additional_info` that can be written, and the values that `null` sets.
 * @param shown The `additional_info` of a response. A server may lack fields of profiles that it does not have.
 * @throws `Error` if the contract has a field without an example
 */
export function socialFields({ api }: Documents, shown: object) {
  const { properties = {} } = api.document.components.schemas.AdditionalInfoUpdate ?? {};
  const values: Record<string, unknown> = {};
  const none: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (!(name in shown)) continue;
    if (!(name in examples)) {
      throw new Error(
        `The contract's AdditionalInfoUpdate has ${name}: add a value for it to \`examples\` in product/social-fields.ts.`,
      );
    }
    values[name] = examples[name];
    none[name] = api.validate(schema, null).length === 0 ? null : false;
  }
  return { values, none };
}
