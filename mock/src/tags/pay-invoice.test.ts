import { expect, test } from 'vitest';
import { createWorld } from '../world/create-world.ts';
import { findOrCreatePlayer } from '../world/players.ts';
import { createInvoice } from './create-invoice.ts';
import { type PaymentOutcome, payableMs, payInvoice } from './pay-invoice.ts';

const now = Date.UTC(2026, 10, 20, 12);

/** Creates an invited player with an invoice for 1 100 taps. The price is 500 Stars, worth 10 dollars. */
function invoiced() {
  const world = createWorld();
  const referrer = findOrCreatePlayer(world, { id: 76, first_name: 'Host' }, null, now);
  const code = `REF${referrer.referralCode}`;
  const buyer = findOrCreatePlayer(world, { id: 77, first_name: 'Payer' }, code, now);
  const purchase = { currency: 'STARS', price: 500, points: 1_000, taps: 1_100 } as const;
  createInvoice({ world, player: buyer, now }, purchase);
  const [payment] = world.payments;
  if (!payment) throw new Error('There is no payment.');
  const end = (outcome: PaymentOutcome) => payInvoice(world, payment.id, outcome, now);
  return { world, referrer, buyer, payment, end };
}

test('a paid invoice credits its taps once, however often it is reported', () => {
  const { buyer, payment, end } = invoiced();

  expect([end('paid'), end('paid')]).toEqual([buyer, undefined]);
  expect(buyer).toMatchObject({ availableTaps: 1_100, totalTaps: 0 });
  expect(payment).toMatchObject({ status: 'paid', paidAt: new Date(now).toISOString() });
});

test.each(['failed', 'cancelled', 'pending'] as const)(
  'an invoice that ended as %s credits no taps and can be paid later',
  (outcome) => {
    const { buyer, payment, end } = invoiced();

    expect(end(outcome)).toBeUndefined();
    expect([payment.status, buyer.availableTaps]).toEqual([outcome, 0]);
    end('paid');
    expect([payment.status, buyer.availableTaps]).toEqual(['paid', 1_100]);
  },
);

test('a paid invoice cannot fail later', () => {
  const { buyer, payment, end } = invoiced();
  end('paid');

  end('failed');

  expect([payment.status, buyer.availableTaps]).toEqual(['paid', 1_100]);
});

test('the referrer of the buyer gets 5 % of the dollar price, in whole micro-dollars', () => {
  const { referrer, payment, end } = invoiced();
  payment.priceMicros = 1_010_019;

  end('paid');

  expect(referrer.referralsMicros).toBe(50_500);
});

test('a refund takes back the unspent taps and the reward once, and does not change the total', () => {
  const { buyer, referrer, end } = invoiced();
  end('paid');
  Object.assign(buyer, { availableTaps: 400, totalTaps: 700 });

  end('refunded');
  end('refunded');

  expect(buyer).toMatchObject({ availableTaps: 0, debtTaps: 700, totalTaps: 700 });
  expect(referrer.referralsMicros).toBe(0);
});

test('only a paid invoice can be refunded, and a refunded invoice cannot be paid again', () => {
  const { buyer, end } = invoiced();
  end('refunded');
  expect(buyer.debtTaps).toBe(0);
  end('paid');
  end('refunded');

  end('paid');

  expect(buyer).toMatchObject({ availableTaps: 0, debtTaps: 0 });
});

test('an unknown payload throws', () => {
  const { world } = invoiced();

  expect(() => payInvoice(world, 'nobody', 'paid', now)).toThrow(RangeError);
});

test('a charge of an invoice counts until its time for a late payment ends', () => {
  const [early, late] = [invoiced(), invoiced()];

  payInvoice(early.world, early.payment.id, 'paid', now + payableMs);
  payInvoice(late.world, late.payment.id, 'paid', now + payableMs + 1);

  expect([early.payment.status, early.buyer.availableTaps]).toEqual(['paid', 1_100]);
  expect([late.payment.status, late.buyer.availableTaps]).toEqual(['failed', 0]);
});

const hourMs = 3_600_000;

test.each([
  ['that was made later', now + hourMs, null, now + hourMs],
  ['whose clock is behind the invoice', now - hourMs, null, now],
  ['of a settled day', now + hourMs, '2026-11-20', Date.UTC(2026, 10, 21)],
])('the day and the age of a payment %s follow from its own time', (_, madeAt, settled, booked) => {
  const { world, payment, referrer } = invoiced();
  world.settlement.day = settled;

  payInvoice(world, payment.id, 'paid', now + 20 * hourMs, madeAt);

  const at = new Date(booked).toISOString();
  expect(payment.paidAt).toBe(at);
  expect(referrer.rewards).toMatchObject([{ heldFrom: at }]);
});
