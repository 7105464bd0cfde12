import type { Schedule } from '../live/schedule.ts';

/** The backend that receives analytics events. Tests replace `fetch` and `schedule`. */
export type AnalyticsBackend = {
  /** The backend's URL, without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly schedule: Schedule;
};

/** The result of sending a batch. `solution` comes from the response and can be sent with the next batch. */
export type Outcome =
  | { readonly kind: 'accepted' | 'tooMany'; readonly solution: string | undefined }
  | { readonly kind: 'refused' | 'serverError' }
  | { readonly kind: 'unreachable'; readonly error: unknown };

const responseTimeoutMs = 30_000;

/**
 * Sends several events as a list [ANA-19], and a single event as an object [ANA-20].
 * @param events The events as JSON texts
 */
export async function postEvents(
  backend: AnalyticsBackend,
  events: readonly string[],
  solution: string | undefined,
): Promise<Outcome> {
  const abort = new AbortController();
  const cancel = backend.schedule(
    () => abort.abort(new Error('No response in 30 seconds.')),
    responseTimeoutMs,
  );
  try {
    const response = await backend.fetch(`${backend.url}/events`, {
      method: 'POST',
      headers: {
        'TGA-Auth-Token': backend.token,
        'Content-Type': 'application/json',
        ...(solution !== undefined && { Content: solution }),
      },
      body: events.length === 1 ? String(events[0]) : `[${events.join()}]`,
      credentials: 'omit',
      signal: abort.signal,
    });
    return await outcomeOf(response);
  } catch (error) {
    return { kind: 'unreachable', error };
  } finally {
    cancel();
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const { status, ok } = response;
  if (ok || status === 429) {
    return { kind: ok ? 'accepted' : 'tooMany', solution: await readSolution(response) };
  }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'serverError' };
}

/** Returns the response's `custom_data` [ANA-22], or undefined if it is not readable. */
async function readSolution(response: Response): Promise<string | undefined> {
  try {
    const { custom_data } = (await response.json()) as { custom_data?: unknown };
    return typeof custom_data === 'string' && custom_data !== '' ? custom_data : undefined;
  } catch {
    return undefined;
  }
}
