import type { LiveErrorCode, TapsMessage } from '@bold/sdk';
import { contractSchema } from '../http/contract-schemas.ts';

const isTapsMessage = contractSchema('#/components/schemas/TapsMessage');
const isSession = contractSchema('#/components/schemas/TapsMessage/properties/session');
const isSeq = contractSchema('#/components/schemas/TapsMessage/properties/seq');

/** Names a batch of a client. Either both fields are there or none. */
export type BatchId = { session?: string; seq?: number };
export type Frame =
  | { taps: TapsMessage; batchId: BatchId }
  | { code: LiveErrorCode; batchId: BatchId };

/**
 * Parses a text frame and validates it with the contract's schema. Returns the message, or the code that refuses it.
 */
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

/** Read separately, so that the refusal of an invalid batch can name it. */
function readBatchId(value: unknown): BatchId {
  if (typeof value !== 'object' || value === null) return {};
  const { session, seq } = value as { session?: unknown; seq?: unknown };
  return isSession(session) && isSeq(seq) ? { session: session as string, seq: seq as number } : {};
}
