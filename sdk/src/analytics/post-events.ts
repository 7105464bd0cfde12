import type { Schedule } from '../live/schedule.ts';

/** Where events go, and by what. */
export interface EventHost {
  /** The analytics backend's address, without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof fetch;
  readonly schedule: Schedule;
}

/** What became of a batch; `solution` is the next one that the host gave. */
export type Outcome =
  | { readonly kind: 'taken' | 'tooMany'; readonly solution: string | undefined }
  | { readonly kind: 'refused' | 'fault' }
  | { readonly kind: 'unreachable'; readonly error: unknown };

/** A host that does not answer for so long counts as unreachable. */
const patienceMs = 30_000;

/**
 * Sends events, each as its JSON: several as a list (ANA-19), one alone as itself (ANA-20).
 * @param solution the held solution of a task, if there is one
 */
export async function postEvents(
  host: EventHost,
  events: readonly string[],
  solution: string | undefined,
): Promise<Outcome> {
  const abort = new AbortController();
  const cancel = host.schedule(() => abort.abort(new Error('No answer in time.')), patienceMs);
  try {
    const response = await host.fetch(`${host.url}/events`, {
      method: 'POST',
      headers: {
        'TGA-Auth-Token': host.token,
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
    return { kind: ok ? 'taken' : 'tooMany', solution: await readSolution(response) };
  }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'fault' };
}

/** The answer's `custom_data` (ANA-22). An answer that cannot be read is still an answer. */
async function readSolution(response: Response): Promise<string | undefined> {
  try {
    const { custom_data } = (await response.json()) as { custom_data?: unknown };
    return typeof custom_data === 'string' && custom_data !== '' ? custom_data : undefined;
  } catch {
    return undefined;
  }
}
