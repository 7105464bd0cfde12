import type { AppConfig } from '@bold/sdk';
import type { ProductAnalytics, ProductEvent } from './product-events.ts';

/**
 * Returns the product-analytics service of this environment. It loads its code at the first event and sends no request
 * before. If no service is configured, development and the playground write events to the console. Production then
 * drops all events.
 */
export function productAnalyticsOf(
  config: Pick<AppConfig, 'product_analytics_key' | 'product_analytics_url'>,
  isDevelopment: boolean,
): ProductAnalytics {
  const { product_analytics_key: key, product_analytics_url: url } = config;
  if (key !== null && url !== null) return loadedService(key, url);
  return isDevelopment ? printProductEvent : () => {};
}

/**
 * Returns a service that loads its code at the first event. It sends all events in order. If the code cannot be loaded,
 * the events are lost.
 */
function loadedService(key: string, url: string): ProductAnalytics {
  let service: Promise<ProductAnalytics> | undefined;
  return (event: ProductEvent) => {
    service ??= import('./posthog-analytics.ts').then(({ posthogAnalytics }) =>
      posthogAnalytics(key, url),
    );
    service.then(
      (send) => send(event),
      (error: unknown) => console.warn('Product analytics could not be loaded', error),
    );
  };
}

/** Writes events to the console, for developers. */
const printProductEvent: ProductAnalytics = ({ name, properties }) =>
  console.info(`[product] ${name}`, properties);
