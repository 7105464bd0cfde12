import { problems } from '@bold/sdk/problems';
import { expect, test } from 'vitest';
import { faultCodes, faultTargets } from './fault-choices.ts';

test('the panel offers an operation’s listed problem codes and the network failure', () => {
  const codes = faultCodes('createTariffInvoice');

  expect(codes).toEqual(
    expect.arrayContaining(['NETWORK_FAILURE', 'INVOICE_TOO_LARGE', 'PAYMENT_GATEWAY_FAILED']),
  );
  expect(codes).not.toContain('BONUS_ALREADY_TAKEN');
});

test('codes of the live connection alone are offered for it, and for no operation', () => {
  expect(faultCodes('live')).toEqual(
    expect.arrayContaining(['MULTIPLIER_NOT_REACHED', 'INIT_DATA_EXPIRED', 'PLAYER_BANNED']),
  );
  expect(faultCodes('*')).toContain('INIT_DATA_EXPIRED');
  expect(faultCodes('*')).not.toContain('MULTIPLIER_NOT_REACHED');
});

test('every code of the catalogue is offered for at least one target', () => {
  const codes = new Set(faultTargets.flatMap(([target]) => faultCodes(target)));

  expect(Object.keys(problems).filter((code) => !codes.has(code as keyof typeof problems))).toEqual(
    [],
  );
});
