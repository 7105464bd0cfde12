import { vi } from 'vitest';
import type { Gateway, PaymentObstacle, PaymentOutcome } from './gateway.ts';
import type { PaymentOrder } from './payment-order.ts';
import { PaymentStore } from './payment-store.ts';

/** Returns an order for the offer `paymentId`. */
export function orderOf(paymentId: number): PaymentOrder {
  return {
    form: { paymentId, totalPrice: 500, currency: 'STARS', basePrice: 500, taps: 1_100 },
    creditedTaps: 1_100,
  };
}

/**
 * Creates a payment store with fake dependencies, which record the store's calls in `log`.
 * @returns `close` closes the open invoice with an outcome, and `waiting` contains the ids of the stored payments
 */
export function startPaymentStore() {
  const log: string[] = [];
  const outcome = Promise.withResolvers<PaymentOutcome>();
  const credit = {
    isConfirmed: false,
    isGivenUp: false,
    grantUnverified: (taps: number) => void log.push(`promise ${taps}`),
    giveUp: () => void log.push('giveUp'),
  };
  const gateway = {
    // A test sets this to refuse payments.
    blockedBy: undefined as PaymentObstacle | undefined,
    obstacle: () => gateway.blockedBy,
    open: vi.fn<Gateway['open']>((link) => {
      log.push(`open ${link}`);
      return outcome.promise;
    }),
  };
  const waiting = new Set<string>();
  const store = new PaymentStore({
    gateways: { STARS: gateway, TON: gateway, DOLLARS: gateway },
    addPendingCredit: () => {
      log.push('addPendingCredit');
      return credit;
    },
    creditedBefore: () => 640,
    waiting: {
      add({ id, isReported }, shown) {
        waiting.add(id);
        log.push(`wait ${id} ${isReported}${shown ? ' with its credit' : ''}`);
      },
      has: (id) => waiting.has(id),
      remove(id) {
        const isWaiting = waiting.delete(id);
        if (isWaiting) log.push(`remove ${id}`);
        return isWaiting;
      },
    },
    refreshBalance: async () => void log.push('refresh'),
    report: (status, _form, error) => void log.push(`report ${status} ${error}`),
    notify: (notice) => void log.push(`notify ${notice}`),
    schedule: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  return { store, log, gateway, credit, waiting, close: outcome.resolve };
}
