import type { Update } from './update.ts';

/** Where a bot wants its updates. */
export interface WebhookTarget {
  url: string;
  /** Sent along as X-Telegram-Bot-Api-Secret-Token; empty for none. */
  secret: string;
}

/** What came of a delivery: why it failed, else null and the JSON that the bot answered, if any. */
export interface Delivery {
  failure: string | null;
  body: unknown;
}

/** Posts one update as Telegram does. Only a 2xx within a minute counts as delivered. */
export async function postUpdate(target: WebhookTarget, update: Update): Promise<Delivery> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(target.secret && { 'X-Telegram-Bot-Api-Secret-Token': target.secret }),
      },
      body: JSON.stringify(update),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    if (response.ok) return { failure: null, body: jsonOrNull(text) };
    return {
      failure: `Wrong response from the webhook: ${response.status} ${response.statusText}`.trim(),
      body: null,
    };
  } catch (error) {
    // Whatever kept the answer away, the update has to be delivered again.
    return { failure: error instanceof Error ? error.message : String(error), body: null };
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
