import type { Update } from './update.ts';

export type WebhookTarget = {
  url: string;
  /** The value of the header X-Telegram-Bot-Api-Secret-Token, or empty for no header. */
  secret: string;
};

type Delivery = {
  /** The reason why the delivery failed, or null if the delivery succeeded. */
  failure: string | null;
  /** The parsed body of the bot's response, or null if the delivery failed or the body is not JSON. */
  body: unknown;
};

/** Sends one update to the webhook. The delivery succeeds if the bot responds with 2xx within a minute. */
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
    // The caller delivers the update again after any failure.
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
