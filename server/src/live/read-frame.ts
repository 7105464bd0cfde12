import type { LiveErrorCode, TapsMessage } from '@bold/sdk';
import { contractSchema } from '../http/contract-schemas.ts';

const isTapsMessage = contractSchema('#/components/schemas/TapsMessage');
const isSession = contractSchema('#/components/schemas/TapsMessage/properties/session');
const isSeq = contractSchema('#/components/schemas/TapsMessage/properties/seq');

/** The names under which a client knows a batch; none, or both. */
export type BatchName = { session?: string; seq?: number };
export type Frame =
  | { taps: TapsMessage; name: BatchName }
  | { code: LiveErrorCode; name: BatchName };

/** A text frame in; the message, or the code that refuses it, out. Holds it against the contract's own schema. */
export function readFrame(text: string): Frame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { code: 'MALFORMED_JSON', name: {} };
  }
  const name = readName(value);
  return isTapsMessage(value)
    ? { taps: value as TapsMessage, name }
    : { code: 'VALIDATION_FAILED', name };
}

/** Read on its own: a refused batch is told apart from its neighbours by it. */
function readName(value: unknown): BatchName {
  if (typeof value !== 'object' || value === null) return {};
  const { session, seq } = value as { session?: unknown; seq?: unknown };
  return isSession(session) && isSeq(seq) ? { session: session as string, seq: seq as number } : {};
}
