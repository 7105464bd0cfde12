import type { LiveErrorCode, TapsMessage } from '@bold/sdk';
import { contractSchema } from '../http/contract-schemas.ts';

const isTapsMessage = contractSchema('#/components/schemas/TapsMessage');
const isSession = contractSchema('#/components/schemas/TapsMessage/properties/session');
const isSeq = contractSchema('#/components/schemas/TapsMessage/properties/seq');

/** The names under which a client knows a batch; none, or both. */
export type BatchId = { session?: string; seq?: number };
export type Frame =
  | { taps: TapsMessage; batchId: BatchId }
  | { code: LiveErrorCode; batchId: BatchId };

/** A text frame in; the message, or the code that refuses it, out. Holds it against the contract's own schema. */
export function readFrame(text: string): Frame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'MALFORMED_JSON', batchId: {} };
  }
  const batchId = readBatchId(value);
  return isTapsMessage(value)
    ? { taps: value as TapsMessage, batchId }
    : { code: 'VALIDATION_FAILED', batchId };
}

/** Read on its own: a refused batch is told apart from its neighbours by it. */
function readBatchId(value: unknown): BatchId {
  if (typeof value !== 'object' || value === null) return {};
  const { session, seq } = value as { session?: unknown; seq?: unknown };
  return isSession(session) && isSeq(seq) ? { session: session as string, seq: seq as number } : {};
}
