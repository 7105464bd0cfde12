/**
 * Generated from the contract, never edited.
 */

export type CheckDisplayNameParams = {
/**
 * The name, by the rules of `ProfileUpdate.display_name`.
 * @minLength 1
 * @maxLength 20
 * @pattern ^(?:[A-Zac-z0-9_-]|b(?:(?:o(?:l(?:d_?)?)?)?b)*(?:[A-Zac-np-z0-9_-]|o(?:[A-Zac-km-z0-9_-]|l(?:[A-Zace-z0-9_-]|d(?:[A-Zac-z0-9-]|_[A-Zac-z_-])))))*(?:b(?:(?:o(?:l(?:d_?)?)?)?b)*(?:o(?:l(?:d_?)?)?)?)?$
 */
display_name_to_check: string;
};
