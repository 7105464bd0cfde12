/**
 * Generated from the contract, never edited.
 */

export type CheckDisplayNameParams = {
/**
 * The name, by the rules of `ProfileUpdate.display_name`.
 * @minLength 1
 * @maxLength 20
 * @pattern ^(?!.*bold_\d)[A-Za-z0-9_-]{1,20}$
 */
display_name_to_check: string;
};
