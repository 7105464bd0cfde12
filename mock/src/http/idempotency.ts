import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import type { IdempotentAnswer } from '../world/world.ts';
import type { Call } from './handler.ts';

const answerLifetimeMs = rules.idempotency_hours * 3_600_000;

/**
 * Runs the handler, or repeats the first answer to the call's Idempotency-Key, problems included
 * (decisions §3). Throws IDEMPOTENCY_KEY_REUSED for another body or operation under the key, and
 * REQUEST_IN_PROGRESS while the first one is under way.
 */
export async function answerOnce<Answer>(
  underWay: Set<string>,
  operationId: string,
  call: Call & { header: Record<string, unknown>; body: unknown },
  handler: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const key = call.header['Idempotency-Key'];
  if (key === undefined) return handler();
  const id = `${call.player.id} ${key}`;
  const body = JSON.stringify(call.body ?? null);
  const saved = call.world.idempotentAnswers[id];
  if (saved && call.now - saved.answeredAt < answerLifetimeMs)
    return repeat(saved, operationId, body);
  if (underWay.has(id)) throw new Problem('REQUEST_IN_PROGRESS');
  const save = (answer: IdempotentAnswer['answer']) => {
    call.world.idempotentAnswers[id] = { operationId, body, answeredAt: call.now, answer };
  };
  underWay.add(id);
  try {
    const value = await handler();
    save({ value });
    return value;
  } catch (error) {
    if (error instanceof Problem) save({ code: error.code, detail: error.message });
    throw error;
  } finally {
    underWay.delete(id);
  }
}

function repeat<Answer>(saved: IdempotentAnswer, operationId: string, body: string): Answer {
  if (saved.operationId !== operationId || saved.body !== body) {
    throw new Problem('IDEMPOTENCY_KEY_REUSED');
  }
  if ('code' in saved.answer) throw new Problem(saved.answer.code, saved.answer.detail);
  return saved.answer.value as Answer;
}
