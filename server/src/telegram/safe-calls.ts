import type { ApiCallFn, Transformer } from 'grammy';
import { BotApiError } from './bot-api-error.ts';

/** Less than the app waits for its invoice, so that it hears what is wrong. */
const defaultPatienceMs = 7_000;

type CallSignal = Parameters<ApiCallFn>[2];

/**
 * Ends calls that take longer than `timeoutMs`, but for a long poll, which brings a signal of its own, and turns every
 * failure into a `BotApiError`, which is safe to log. A call that was hung up on is made once more, unless somebody could
 * read it twice or it is a long poll, which comes again anyway.
 */
export function safeCalls(timeoutMs = defaultPatienceMs): Transformer {
  return async (call, method, payload, signal) => {
    // grammY asks for the signal of an older library, which has the same parts.
    const patience = signal ?? (AbortSignal.timeout(timeoutMs) as NonNullable<CallSignal>);
    const ask = () => call(method, payload, patience);
    const askAgain = (error: unknown) => {
      if (signal || method === 'sendMessage' || !hungUp.test(codeOf(error))) throw error;
      return ask();
    };
    const answer = await ask()
      .catch(askAgain)
      .catch((error: unknown) => {
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

/** A connection is kept for the next call: the other side may close it just as that one sets out. */
const hungUp = /^(ECONNRESET|EPIPE)$/;

/** The system's code alone: messages of the network hold the address. */
function reasonOf(error: unknown): string {
  if (innerOf(error)?.name === 'AbortError') return ' in time';
  const code = codeOf(error);
  return code && ` (${code})`;
}

function codeOf(error: unknown): string {
  const inner = innerOf(error);
  return inner && 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
}

/** grammY wraps what the network says. */
function innerOf(error: unknown): Error | undefined {
  const inner = error instanceof Error && 'error' in error ? error.error : error;
  return inner instanceof Error ? inner : undefined;
}
