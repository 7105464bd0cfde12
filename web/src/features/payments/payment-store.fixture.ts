import { vi } from 'vitest';
import type { Gateway, PaymentEnd, PaymentObstacle } from './gateway.ts';
import type { PaymentOrder } from './payment-order.ts';
import { PaymentStore } from './payment-store.ts';

/** 1 000 taps and 10 % on top for 500 Stars. */
export function orderOf(paymentId: number): PaymentOrder {
  return {
    form: { paymentId, totalPrice: 500, currency: 'STARS', basePrice: 500, taps: 1_100 },
    creditedTaps: 1_100,
  };
}

/**
 * A payment store whose effects stand in `log`, in order. Time is vitest's; `close` says how the invoice
 * that is opened is left.
 */
export function startPaymentStore() {
  const log: string[] = [];
  const closed = Promise.withResolvers<PaymentEnd>();
  const credit = {
    isConfirmed: false,
    promise: (taps: number) => void log.push(`promise ${taps}`),
    giveUp: () => void log.push('settle'),
  };
  const gateway = {
    blockedBy: undefined as PaymentObstacle | undefined,
    obstacle: () => gateway.blockedBy,
    open: vi.fn<Gateway['open']>((link) => {
      log.push(`open ${link}`);
      return closed.promise;
    }),
  };
  const store = new PaymentStore({
    gateways: { STARS: gateway, TON: gateway, DOLLARS: gateway },
    addPendingCredit: () => {
      log.push('expect');
      return credit;
    },
    refreshBalance: async () => void log.push('refresh'),
    report: (status, _form, error) => void log.push(`report ${status} ${error}`),
    tell: (news) => void log.push(`tell ${news}`),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return { store, log, gateway, credit, close: closed.resolve };
}
