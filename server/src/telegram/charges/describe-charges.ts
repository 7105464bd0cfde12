import type { ChargeRecord } from './charge-records-repository.ts';

const reasons: Record<NonNullable<ChargeRecord['mismatch']>, string> = {
  unknown: 'there is no such invoice',
  foreign: 'another player requested the invoice',
  different: 'the invoice has another currency or amount',
  expired: 'the invoice had expired',
};

export function describeCharges(charges: readonly ChargeRecord[]): string[] {
  return [
    `${charges.length} charges credited nothing and are not given back`,
    ...charges.flatMap(describe),
  ];
}

function describe(charge: ChargeRecord): string[] {
  const { charge_id, charged_at, amount, currency, payload, mismatch } = charge;
  const unit = currency === 'XTR' ? 'Stars' : `hundredths of ${currency}`;
  const reason = mismatch ? reasons[mismatch] : 'the invoice was paid before';
  const place = providerPlace(charge);
  return [
    `  ${charge_id}${place && `, ${place}`}`,
    `    ${charged_at.toISOString()}: ${amount} ${unit} for ${JSON.stringify(payload)}: ${reason}`,
  ];
}

/** Returns the text `at the provider <provider_charge_id>`, or an empty text for a charge in Stars. */
export function providerPlace({ provider_charge_id }: ChargeRecord): string {
  return provider_charge_id === null ? '' : `at the provider ${provider_charge_id}`;
}
