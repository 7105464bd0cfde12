import { botApiCallMs } from '@bold/sdk/limits';
import type { ApiCallFn, Transformer } from 'grammy';
import { BotApiError } from './bot-api-error.ts';

type CallSignal = Parameters<ApiCallFn>[2];

/**
 * Aborts calls after `timeoutMs`, except a long poll, which has its own signal, and turns every failure into a
 * `BotApiError`, which is safe to log. Retries a call once after a hang-up, unless a player could get two messages.
 */
export function safeCalls(timeoutMs = botApiCallMs): Transformer {
  return async (call, method, payload, signal) => {
    // grammY's type is the AbortSignal of an older library, which has the same methods.
    const callSignal = signal ?? (AbortSignal.timeout(timeoutMs) as NonNullable<CallSignal>);
    const ask = () => call(method, payload, callSignal);
    const askAgain = (error: unknown) => {
      if (signal || method === 'sendMessage' || !hungUp.test(codeOf(error))) throw error;
      return ask();
    };
    const response = await ask()
      .catch(askAgain)
      .catch((error: unknown) => {
        throw new BotApiError(method, null, `the Bot API cannot be reached${reasonOf(error)}`);
      });
    if (response.ok) return response;
    const { error_code, parameters } = response;
    const description = String(response.description).replaceAll(botToken, '…');
    throw new BotApiError(method, error_code, description, (parameters?.retry_after ?? 0) * 1000);
  };
}

/** A proxy may repeat the requested URL, which contains the token. */
const botToken = /\d{1,16}:[\w-]{20,}/g;

/** The other side may close a kept-alive connection just when the next call uses it. */
const hungUp = /^(ECONNRESET|EPIPE)$/;

/** Only the system's error code, because network messages contain the URL. */
function reasonOf(error: unknown): string {
  if (innerOf(error)?.name === 'AbortError') return ' in time';
  const code = codeOf(error);
  return code && ` (${code})`;
}

function codeOf(error: unknown): string {
  const inner = innerOf(error);
  return inner && 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
}

/** Unwraps the network error from grammY's. */
function innerOf(error: unknown): Error | undefined {
  const inner = error instanceof Error && 'error' in error ? error.error : error;
  return inner instanceof Error ? inner : undefined;
}
