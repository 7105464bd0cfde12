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

/** The options of `startAnalytics`. By default, `page` and all functions are those of the browser. */
export type AnalyticsOptions = {
  /** The URL of the analytics backend [ANA-25]. */
  readonly url: string;
  readonly token: string | null | undefined;
  /** The user in Telegram's init data. */
  readonly user: AnalyticsUser | null | undefined;
  readonly platform: string;
  readonly startParameter?: string | undefined;
  /** True if the app runs in a Telegram client with the methods that the app needs. */
  readonly isSupported: boolean;
  readonly storages: EventStorages;
  readonly page?: AnalyticsPage;
  readonly fetch?: typeof fetch;
  readonly runWorker?: RunWorker;
  readonly schedule?: Schedule;
  /** Returns the time in milliseconds since 1970. */
  readonly now?: () => number;
  readonly warn?: (message: string, error: unknown) => void;
};

export type RunningAnalytics = {
  /**
   * Stores an event until it is sent. If the event is too large or not serializable, only calls the option `warn`.
   * @param fields Fields of this event. A session field of the same name takes precedence.
   */
  record(name: string, fields?: OwnFields, customData?: OwnFields): void;
  /** Stops recording and sending. Unsent events remain stored for the next launch. */
  stop(): void;
};

/** For each window, the ids of the users whose launch is already recorded. */
const startedUsers = new WeakMap<EventTarget, Set<number>>();

/**
 * Starts recording the launch and the events of the page for one user (spec §4). Sends the events in batches after the
 * page has loaded.
 * @throws An `AnalyticsError` if the token, the user or a supported Telegram client is missing.
 *
 * @example
 * const analytics = startAnalytics({
 *   url: 'https://bold.example/analytics',
 *   token: 'the application’s token',
 *   user: { id: 279058397 },
 *   platform: 'ios',
 *   isSupported: true,
 *   storages: { local: localStorage, session: sessionStorage },
 * });
 * analytics.record('custom-event', { level: 3 });
 */
export function startAnalytics(options: AnalyticsOptions): RunningAnalytics {
  const { token, user, isSupported, now = Date.now } = options;
  if (!token) throw new AnalyticsError('TOKEN_IS_NOT_PROVIDED');
  if (!user) throw new AnalyticsError('USER_DATA_IS_NOT_PROVIDED');
  if (!isSupported) throw new AnalyticsError('ERR_NOT_SUPPORTED');
  const { page = browserPage(), schedule = realSchedule, runWorker = runWebWorker } = options;
  const warn = options.warn ?? ((message, error) => console.warn(message, error));
  const call: typeof fetch = options.fetch ?? ((...request) => fetch(...request));
  const backend = { url: options.url.replace(/\/+$/, ''), token, fetch: call, schedule };
  const store = new EventStore(token, options.storages);
  const fieldsAt = sessionFields({ ...options, user }, now());

  let isStopped = false;

  function record(name: string, fields: OwnFields = {}, customData?: OwnFields) {
    if (isStopped) return;
    const event = {
      ...{ event_name: name, ...fields },
      ...fieldsAt(now()),
      ...(customData && { custom_data: customData }),
      event_name: name,
    };
    try {
      if (!store.add(event)) warn('An analytics event is too large to be sent.', name);
    } catch (error) {
      warn('An analytics event is not serializable.', error);
    }
  }

  const batcher = new Batcher({
    store,
    schedule,
    warn,
    isOnline: page.isOnline,
    post: (events, solution) => postEvents(backend, events, solution),
    solve: () => solveTask(backend, runWorker),
  });
  if (isFirstStart(page, user)) record('app-init');
  const stopListening = listenToPage(page, {
    record,
    recordTask: (taskId) =>
      record('ADDITIONAL_TASK_EVENT', {}, { userData: userDataOf(user), taskId }),
  });
  const stopWaiting = onceLoaded(page, () => batcher.start());
  return {
    record,
    stop() {
      isStopped = true;
      stopListening();
      stopWaiting();
      batcher.stop();
    },
  };
}

/** Returns true only for the first call with this page and user: a later start is not a new launch [ANA-17]. */
function isFirstStart({ window }: AnalyticsPage, { id }: AnalyticsUser): boolean {
  const users = startedUsers.get(window) ?? new Set();
  startedUsers.set(window, users);
  if (users.has(id)) return false;
  users.add(id);
  return true;
}

/** Returns the user's fields in the order of the TON foundation's public client. */
function userDataOf(user: AnalyticsUser) {
  const { id, is_premium, first_name, is_bot, last_name, language_code, photo_url, username } =
    user;
  return { id, is_premium, first_name, is_bot, last_name, language_code, photo_url, username };
}
