import { dayMs } from '../../utc-day.ts';
import type { ChargeRecord, UncreditedCharge } from './charge-records-repository.ts';

const reasons: Record<NonNullable<ChargeRecord['mismatch']>, string> = {
  unknown: 'there is no such invoice',
  foreign: 'another player requested the invoice',
  different: 'the invoice has another currency or amount',
  expired: 'the invoice had expired',
};

export function describeCharges(charges: readonly UncreditedCharge[]): string[] {
  return [
    `${charges.length} charges credited nothing and are not given back`,
    ...charges.flatMap(describe),
  ];
}

function describe(charge: UncreditedCharge): string[] {
  const { charge_id, charged_at, payload } = charge;
  const place = providerPlace(charge);
  return [
    `  ${charge_id}${place && `, ${place}`}`,
    `    ${charged_at.toISOString()}: ${chargedText(charge)} for ${JSON.stringify(payload)}: ${reasonText(charge)}`,
  ];
}

export function chargedText({ amount, currency }: ChargeRecord): string {
  return `${amount} ${currency === 'XTR' ? 'Stars' : `hundredths of ${currency}`}`;
}

/** Returns the reason why a charge credited nothing. */
export function reasonText({ mismatch, is_booked, noted_at }: UncreditedCharge): string {
  if (mismatch) return reasons[mismatch];
  if (is_booked) return 'the invoice was paid before';
  // Telegram keeps an update for a day.
  const end = new Date(noted_at.getTime() + dayMs).toISOString();
  return `it is not booked; Telegram may report it again until ${end}, so give it back only after that`;
}

/** Returns the text `at the provider <provider_charge_id>`, or an empty text for a charge in Stars. */
export function providerPlace({ provider_charge_id }: ChargeRecord): string {
  return provider_charge_id === null ? '' : `at the provider ${provider_charge_id}`;
}
