/**
 * Generated from the contract, never edited.
 */
import type { AdditionalInfoUpdate } from './additionalInfoUpdate.ts';
import type { PaymentInfoUpdate } from './paymentInfoUpdate.ts';

/**
 * What to change. An absent field keeps its value. Null clears it, except in `display_name` and `country_id`, where null means absent. The two objects merge field by field, and null for a whole object clears every field in it that can be written.
 */
export interface ProfileUpdate {
  /**
     * ASCII letters, digits, underscore, hyphen. `bold_` followed by a digit belongs to default names. Unique without regard to case.
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
