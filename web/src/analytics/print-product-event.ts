import type { ProductAnalytics } from './product-events.ts';

/** Writes events to the console, for developers. */
export const printProductEvent: ProductAnalytics = ({ name, properties }) =>
  console.info(`[product] ${name}`, properties);
