// The embedded analytics: events of the app and its wallet are stored until they are sent, in batches.
export { AnalyticsError, type AnalyticsErrorCode } from './analytics-error.ts';
export {
  type AnalyticsUser,
  analyticsAppName,
  type OwnFields,
  type StoredEvent,
} from './analytics-event.ts';
export type { AnalyticsPage } from './analytics-page.ts';
export type { EventStorage, EventStorages } from './event-store.ts';
export type { RunWorker } from './run-worker.ts';
export { type AnalyticsOptions, type RunningAnalytics, startAnalytics } from './start-analytics.ts';
