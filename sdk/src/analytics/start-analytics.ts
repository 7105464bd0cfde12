import { realSchedule, type Schedule } from '../live/schedule.ts';
import { AnalyticsError } from './analytics-error.ts';
import type { AnalyticsUser, OwnFields } from './analytics-event.ts';
import { type AnalyticsPage, browserPage, onceLoaded } from './analytics-page.ts';
import { Batcher } from './batcher.ts';
import { type EventStorages, EventStore } from './event-store.ts';
import { listenToPage } from './listen-to-page.ts';
import { postEvents } from './post-events.ts';
import { type RunWorker, runWebWorker } from './run-worker.ts';
import { sessionFields } from './session-fields.ts';
import { solveTask } from './solve-task.ts';

/** What analytics needs to know, and what it acts through; the browser's own unless said. */
export interface AnalyticsOptions {
  /** The backend's address: production, staging, or one's own (ANA-25). */
  readonly url: string;
  readonly token: string | null | undefined;
  /** The person in the init data. */
  readonly user: AnalyticsUser | null | undefined;
  readonly platform: string;
  readonly startParameter?: string | undefined;
  /** Whether a messenger that can be talked to is around the app. */
  readonly isSupported: boolean;
  readonly storages: EventStorages;
  readonly page?: AnalyticsPage;
  readonly fetch?: typeof fetch;
  readonly runWorker?: RunWorker;
  readonly schedule?: Schedule;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly warn?: (message: string, error: unknown) => void;
}

/** Analytics at work. */
export interface RunningAnalytics {
  /** Keeps an event until it is sent. Fields of the session's names are not the event's to set. */
  record(name: string, fields?: OwnFields, customData?: OwnFields): void;
  /** Records and sends nothing more. Stores what was not sent for the next start. */
  stop(): void;
}

/** Whose start each page has recorded. */
const greeted = new WeakMap<EventTarget, Set<number>>();

/**
 * Records the start of the session, listens to the page, and sends in batches once the page has
 * loaded (spec §4).
 * @throws AnalyticsError without a token, without a user, or outside a messenger
 */
export function startAnalytics(options: AnalyticsOptions): RunningAnalytics {
  const { token, user, isSupported, page = browserPage(), now = Date.now } = options;
  if (!token) throw new AnalyticsError('TOKEN_IS_NOT_PROVIDED');
  if (!user) throw new AnalyticsError('USER_DATA_IS_NOT_PROVIDED');
  if (!isSupported) throw new AnalyticsError('ERR_NOT_SUPPORTED');
  const { schedule = realSchedule, runWorker = runWebWorker } = options;
  const warn = options.warn ?? ((message, error) => console.warn(message, error));
  const call: typeof fetch = options.fetch ?? ((...request) => fetch(...request));
  const host = { url: options.url.replace(/\/+$/, ''), token, fetch: call, schedule };
  const store = new EventStore(token, options.storages);
  const fieldsAt = sessionFields({ ...options, user }, now());

  function record(name: string, fields: OwnFields = {}, customData?: OwnFields) {
    const event = {
      ...{ event_name: name, ...fields },
      ...fieldsAt(now()),
      ...(customData && { custom_data: customData }),
      event_name: name,
    };
    if (!store.add(event)) warn('An analytics event is too large to be sent.', name);
  }

  const batcher = new Batcher({
    store,
    schedule,
    warn,
    isOnline: page.isOnline,
    post: (events, solution) => postEvents(host, events, solution),
    solve: () => solveTask(host, runWorker),
  });
  if (isFirstStart(page, user)) record('app-init');
  const deafen = listenToPage(page, {
    record,
    recordTask: (taskId) =>
      record('ADDITIONAL_TASK_EVENT', {}, { userData: userDataOf(user), taskId }),
  });
  const stopWaiting = onceLoaded(page, () => batcher.start());
  return {
    record,
    stop() {
      deafen();
      stopWaiting();
      batcher.stop();
    },
  };
}

/** One start per user and page: a second call in the same one is no new start of the app (ANA-17). */
function isFirstStart({ window }: AnalyticsPage, { id }: AnalyticsUser): boolean {
  const users = greeted.get(window) ?? new Set();
  greeted.set(window, users);
  if (users.has(id)) return false;
  users.add(id);
  return true;
}

/** In the order of the public client. */
function userDataOf(user: AnalyticsUser) {
  const { id, is_premium, first_name, is_bot, last_name, language_code, photo_url, username } =
    user;
  return { id, is_premium, first_name, is_bot, last_name, language_code, photo_url, username };
}
