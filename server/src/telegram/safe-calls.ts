import type { ApiCallFn, Transformer } from 'grammy';
import { BotApiError } from './bot-api-error.ts';

/** Less than the app waits for its invoice, so that it hears what is wrong. */
const defaultPatienceMs = 7_000;

type CallSignal = Parameters<ApiCallFn>[2];

/**
 * Ends calls that take longer than `patienceMs`, but for a long poll, which brings a signal of its own, and turns every
 * failure into a `BotApiError`, which is safe to log.
 */
export function safeCalls(patienceMs = defaultPatienceMs): Transformer {
  return async (call, method, payload, signal) => {
    // grammY asks for the signal of an older library, which has the same parts.
    const patience = signal ?? (AbortSignal.timeout(patienceMs) as NonNullable<CallSignal>);
    const answer = await call(method, payload, patience).catch((error: unknown) => {
      throw new BotApiError(method, null, `the Bot API cannot be reached${reasonOf(error)}`);
    });
    if (answer.ok) return answer;
    const { error_code, description, parameters } = answer;
    const words = String(description).replaceAll(botToken, '…');
    throw new BotApiError(method, error_code, words, (parameters?.retry_after ?? 0) * 1000);
  };
}

/** A proxy in between may complain of the address that it was asked for, which holds the token. */
const botToken = /\d{1,16}:[\w-]{20,}/g;

/** The system's code alone: messages of the network hold the address. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && 'error' in error ? error.error : error;
  if (!(inner instanceof Error)) return '';
  if (inner.name === 'AbortError') return ' in time';
  return 'code' in inner && typeof inner.code === 'string' ? ` (${inner.code})` : '';
}
