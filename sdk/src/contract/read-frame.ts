import type { LiveErrorCode, TapsMessage } from '../generated/model/index.ts';
import type { BatchId } from '../live/batch.ts';
import { contractCheck } from './validate-schema.ts';

const checkTapsMessage = contractCheck('#/components/schemas/TapsMessage');
const checkSession = contractCheck('#/components/schemas/TapsMessage/properties/session');
const checkSeq = contractCheck('#/components/schemas/TapsMessage/properties/seq');

/**
 * A valid live message of a client, or the error code of an invalid message. `batchId` is empty if the message has no
 * valid batch id.
 */
export type Frame =
  | { taps: TapsMessage; batchId: Partial<BatchId> }
  | { code: LiveErrorCode; batchId: Partial<BatchId> };

/**
 * Parses a text frame of the live connection and validates it with the contract's schema.
 *
 * @example
 * const frame = readFrame('{"multiplier":1,"taps":10,"tg_user_id":7}');
 * if ('taps' in frame) console.log(frame.taps.multiplier);
 */
export function readFrame(text: string): Frame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'MALFORMED_JSON', batchId: {} };
  }
  if (!isTapsMessage(value)) return { code: 'VALIDATION_FAILED', batchId: readBatchId(value) };
  const { session, seq } = value;
  return {
    taps: value,
    batchId: session === undefined || seq === undefined ? {} : { session, seq },
  };
}

function isTapsMessage(value: unknown): value is TapsMessage {
  return checkTapsMessage(value).length === 0;
}

/**
 * Returns the batch id of an invalid message, for the error response. Returns `{}` if the message has no valid batch
 * id.
 */
function readBatchId(value: unknown): Partial<BatchId> {
  if (typeof value !== 'object' || value === null) return {};
  const { session, seq } = value as { session?: string; seq?: number };
  const isValid = checkSession(session).length === 0 && checkSeq(seq).length === 0;
  return isValid && session !== undefined && seq !== undefined ? { session, seq } : {};
}
