import type { AppConfig } from '@bold/sdk';
import { printProductEvent } from './print-product-event.ts';
import type { ProductAnalytics, ProductEvent } from './product-events.ts';

/**
 * The product-analytics service of this environment: the configured one, else the console while
 * developing, else none. The service's code is loaded with the first event, and nobody is contacted before.
 */
export function productAnalyticsOf(
  config: Pick<AppConfig, 'product_analytics_key' | 'product_analytics_url'>,
  isDevelopment: boolean,
): ProductAnalytics {
  const { product_analytics_key: key, product_analytics_url: url } = config;
  if (key !== null && url !== null) return loadedService(key, url);
  return isDevelopment ? printProductEvent : () => {};
}

/** Sends in order; a service that cannot be loaded costs its events and nothing else. */
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
