import type { AppConfig } from '@bold/sdk';
import type { ProductAnalytics, ProductEvent } from './product-events.ts';

/**
 * Returns the product-analytics service, which sends no request before the first event.
 * @param isDevelopment true to write events to the console if no service is configured
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
 * Returns a service that loads its code at the first event. Events are lost if the code cannot be loaded, on a device
 * that forbids the page to store anything, and in a window that closes before it has sent them, after another window of
 * the player has stored its own.
 */
function loadedService(key: string, url: string): ProductAnalytics {
  let service: Promise<ProductAnalytics> | undefined;
  return (event: ProductEvent) => {
    service ??= import('./posthog-analytics.ts').then(({ posthogAnalytics }) =>
      posthogAnalytics(key, url),
    );
    service
      .then((send) => send(event))
      .catch((error: unknown) => console.warn('A product event could not be sent', error));
  };
}

const printProductEvent: ProductAnalytics = ({ name, properties }) =>
  console.info(`[product] ${name}`, properties);
