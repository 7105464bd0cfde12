import type { OwnFields } from './analytics-event.ts';
import type { AnalyticsPage } from './analytics-page.ts';

/** What the page's events become; `record` for ordinary ones, `recordTask` for additional tasks. */
export interface PageListener {
  readonly record: (name: string, fields: OwnFields) => void;
  readonly recordTask: (taskId: unknown) => void;
}

/** TON Connect's SDK announces these under `ton-connect-…`; its interface repeats some under another name, which is ignored here. */
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

/** TON Connect announces one and the same start of a connection up to three times in a row. */
const echoMs = 1_000;

/**
 * Listens to wallet connections, transactions and additional tasks on the window, and of the page going out
 * of sight (ANA-01 to ANA-03). The answer ends it.
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
      if (text === undefined || (text === last.text && at - last.at < echoMs)) return;
      last = { text, at };
      listener.record(name, fields);
    };
    page.window.addEventListener(`ton-connect-${name}`, onEvent, { signal });
  }
  const hearTask = (event: Event) => {
    const { taskId } = detailOf(event);
    if (taskId !== undefined && taskId !== null) listener.recordTask(taskId);
  };
  page.window.addEventListener('ADDITIONAL_TASK_EVENT', hearTask, { signal });
  const hearVisibility = () => {
    if (page.document.visibilityState === 'hidden') listener.record('app-hide', {});
  };
  page.document.addEventListener('visibilitychange', hearVisibility, { signal });
  return () => end.abort();
}

/** The announcement without its kind and the wallet's contract, which is long and no use. */
function ownFields(event: Event): OwnFields {
  const { type: _type, wallet_state_init: _contract, ...fields } = detailOf(event);
  return fields;
}

function detailOf(event: Event): Record<string, unknown> {
  const detail: unknown = 'detail' in event ? event.detail : undefined;
  return typeof detail === 'object' && detail !== null ? { ...detail } : {};
}

/** `undefined` for what JSON cannot hold. */
function safeText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
