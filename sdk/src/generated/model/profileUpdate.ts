/**
 * Generated from the contract, never edited.
 */
import type { AdditionalInfoUpdate } from './additionalInfoUpdate.ts';
import type { PaymentInfoUpdate } from './paymentInfoUpdate.ts';

/**
 * The fields to change. An absent field keeps its value. Null clears the field, except for `display_name` and `country_id`, where null means absent. The two objects are merged field by field; null for a whole object clears all its fields that can be written.
 */
export interface ProfileUpdate {
  /**
     * ASCII letters, digits, underscore and hyphen. `bold_` followed by a digit is reserved for default names, so the pattern refuses it anywhere in the name. A name belongs to one player; upper and lower case are not distinguished. A default name with upper-case letters, such as `BOLD_7`, fits the pattern and returns 409 DISPLAY_NAME_TAKEN, whether or not player 7 exists.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?:[A-Zac-z0-9_-]|b(?:(?:o(?:l(?:d_?)?)?)?b)*(?:[A-Zac-np-z0-9_-]|o(?:[A-Zac-km-z0-9_-]|l(?:[A-Zace-z0-9_-]|d(?:[A-Zac-z0-9-]|_[A-Zac-z_-])))))*(?:b(?:(?:o(?:l(?:d_?)?)?)?b)*(?:o(?:l(?:d_?)?)?)?)?$
     */
  display_name?: string | null;
  /**
     * A country of `GET /country`.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country_id?: string | null;
  /** Null clears all its fields. */
  additional_info?: AdditionalInfoUpdate | null;
  /** Null clears the wallet. */
  payment_info?: PaymentInfoUpdate | null;
}
