import { botApiCallMs } from '@bold/sdk/limits';
import type { ApiCallFn, Transformer } from 'grammy';
import { BotApiError } from './bot-api-error.ts';

type CallSignal = Parameters<ApiCallFn>[2];

/**
 * Returns a grammY transformer that throws every failure as a `BotApiError`, which is safe to log. If the connection
 * was closed, the transformer repeats the call once, but never repeats `sendMessage` or a call with a `signal`.
 * @param timeoutMs The time limit, in milliseconds, of a call that has no `signal`.
 */
export function safeCalls(timeoutMs = botApiCallMs): Transformer {
  return async (call, method, payload, signal) => {
    // grammY's type is the AbortSignal of an older library, which has the same methods.
    const callSignal = signal ?? (AbortSignal.timeout(timeoutMs) as NonNullable<CallSignal>);
    const send = () => call(method, payload, callSignal);
    const repeatOnce = (error: unknown) => {
      // Calls with their own signal are long polls. A repeated `sendMessage` could send the message twice.
      if (signal || method === 'sendMessage' || !closedConnection.test(codeOf(error))) throw error;
      return send();
    };
    const response = await send()
      .catch(repeatOnce)
      .catch((error: unknown) => {
        throw new BotApiError(method, null, `the Bot API cannot be reached${reasonOf(error)}`);
      });
    if (response.ok) return response;
    const { error_code, parameters } = response;
    const description = String(response.description).replaceAll(botToken, '…');
    throw new BotApiError(method, error_code, description, (parameters?.retry_after ?? 0) * 1000);
  };
}

/** Matches the bot's token. The error text of a proxy may contain the requested URL, which includes the token. */
const botToken = /\d{1,16}:[\w-]{20,}/g;

const closedConnection = /^(ECONNRESET|EPIPE)$/;

/**
 * Returns the end of the message "cannot be reached": ` in time` after a timeout, otherwise the error's code, such as `
 * (ECONNREFUSED)`. Leaves out the error's own message, which may contain the bot's token.
 */
function reasonOf(error: unknown): string {
  if (innerOf(error)?.name === 'AbortError') return ' in time';
  const code = codeOf(error);
  return code && ` (${code})`;
}

function codeOf(error: unknown): string {
  const inner = innerOf(error);
  return inner && 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
}

/** Returns the network error that grammY's error contains. */
function innerOf(error: unknown): Error | undefined {
  const inner = error instanceof Error && 'error' in error ? error.error : error;
  return inner instanceof Error ? inner : undefined;
}
