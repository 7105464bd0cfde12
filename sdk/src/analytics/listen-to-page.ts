import type { OwnFields } from './analytics-event.ts';
import type { AnalyticsPage } from './analytics-page.ts';

export type PageListener = {
  readonly record: (name: string, fields: OwnFields) => void;
  readonly recordTask: (taskId: unknown) => void;
};

// The events that TON Connect's SDK dispatches as `ton-connect-…`. Its UI dispatches some of them again as
// `ton-connect-ui-…`, and these are ignored.
const walletEvents = [
  'connection-started',
  'connection-completed',
  'connection-error',
  'connection-restoring-completed',
  'connection-restoring-error',
  'transaction-sent-for-signature',
  'transaction-signed',
  'transaction-signing-failed',
  'disconnection',
] as const;

/** How long repetitions of an event are ignored. TON Connect can dispatch `connection-started` three times in a row. */
const repeatMs = 1_000;

/**
 * Reports wallet connections, transactions and each `ADDITIONAL_TASK_EVENT` to `listener` ([ANA-01] to [ANA-03]). Also
 * reports when the page becomes hidden.
 * @returns A function that stops listening.
 */
export function listenToPage(page: AnalyticsPage, listener: PageListener): () => void {
  const end = new AbortController();
  const { signal } = end;
  let last = { text: '', at: 0 };
  for (const name of walletEvents) {
    const onEvent = (event: Event) => {
      const fields = ownFields(event);
      const text = safeText([name, fields]);
      const at = event.timeStamp;
      if (text === undefined || (text === last.text && at - last.at < repeatMs)) return;
      last = { text, at };
      listener.record(name, fields);
    };
    page.window.addEventListener(`ton-connect-${name}`, onEvent, { signal });
  }
  const onTask = (event: Event) => {
    const { taskId } = detailOf(event);
    if (taskId !== null && safeText(taskId) !== undefined) listener.recordTask(taskId);
  };
  page.window.addEventListener('ADDITIONAL_TASK_EVENT', onTask, { signal });
  const onVisibilityChange = () => {
    if (page.document.visibilityState === 'hidden') listener.record('app-hide', {});
  };
  page.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  return () => end.abort();
}

/** Returns the fields of the event's detail, except `type` and `wallet_state_init`. */
function ownFields(event: Event): OwnFields {
  // The state init of a wallet is long and not needed.
  const { type: _type, wallet_state_init: _contract, ...fields } = detailOf(event);
  return fields;
}

function detailOf(event: Event): Record<string, unknown> {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

/** Returns the value's JSON, or `undefined` if the value is not serializable. */
function safeText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
