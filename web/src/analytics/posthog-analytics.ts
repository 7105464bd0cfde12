import { PostHog } from 'posthog-js-lite';
import type { ProductAnalytics } from './product-events.ts';

/** How long events are collected before they are sent, in milliseconds. */
const flushIntervalMs = 2_000;

/**
 * Returns a service that sends only the app's own events to PostHog.
 * @param key the key of the project
 * @param url the URL of PostHog, which can be self-hosted
 */
export function posthogAnalytics(key: string, url: string): ProductAnalytics {
  let client: PostHog | undefined;
  return ({ name, at, properties }) => {
    client ??= connect(key, url, properties.userId);
    client.capture(name, { ...properties }, { timestamp: new Date(at) });
  };
}

/** A client that keeps its events while the service is away: the library itself removes them after the last attempt. */
class KeepingPostHog extends PostHog {
  override async fetch(...request: Parameters<PostHog['fetch']>): ReturnType<PostHog['fetch']> {
    const response = await super.fetch(...request);
    const { status } = response;
    // After a failure of the network the library keeps the events.
    if (status === 408 || status === 429 || status >= 500) {
      throw new Error(`The service responded with ${status}.`);
    }
    return response;
  }
}

function connect(key: string, host: string, userId: number): PostHog {
  return new KeepingPostHog(key, {
    host,
    flushInterval: flushIntervalMs,
    bootstrap: { distinctId: String(userId), isIdentifiedId: true },
    // Several players may share a device, so the id is not stored.
    persistence_name: `bold_${userId}`,
    captureHistoryEvents: false,
    preloadFeatureFlags: false,
    disableRemoteFeatureFlags: true,
    disableSurveys: true,
    disableGeoip: true,
    before_send: (event) =>
      event && { ...event, properties: ownProperties(event.properties ?? {}) },
  });
}

/**
 * Removes the library's properties (`$…`), except for the one that keeps PostHog from looking for the player's place.
 * One of them, the page's URL, may contain the signed launch data.
 */
function ownProperties<Value>(properties: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name]) => !name.startsWith('$') || name === '$geoip_disable',
    ),
  );
}
