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
     * ASCII letters, digits, underscore and hyphen. `bold_` followed by a digit is reserved for default names. Unique; upper and lower case are not distinguished.
     * @minLength 1
     * @maxLength 20
     * @nullable
     * @pattern ^(?!.*bold_\d)[A-Za-z0-9_-]{1,20}$
     */
  display_name?: string | null;
  /**
     * A country of `GET /country`.
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country_id?: string | null;
  /** Null clears all four fields. */
  additional_info?: AdditionalInfoUpdate | null;
  /** Null clears the wallet. */
  payment_info?: PaymentInfoUpdate | null;
}
