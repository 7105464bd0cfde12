import document from '@bold/openapi/analytics.openapi.json' with { type: 'json' };
import { analyticsAppName } from '@bold/sdk/analytics';
import { analyticsBatchEvents, analyticsEventBytes } from '@bold/sdk/limits';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Refusal } from './responses.ts';

/** A sent event that follows the contract. Properties that the contract does not name are stored too. */
export type SentEvent = {
  event_name: string;
  session_id: string;
  user_id: number;
  app_name: string;
} & Record<string, unknown>;

// Not strict, because JSON Schema does not define OpenAPI's own keywords. The contract itself is checked when it is
// bundled.
const ajv = new Ajv2020({ strict: false, meta: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(document, 'analytics', false, false);
const isRecord = ajv.compile<SentEvent | SentEvent[]>({
  $ref: 'analytics#/components/schemas/RecordedEvents',
});

/** The maximum nesting depth of an event. Deeper nesting could exhaust the stack, here and in PostgreSQL. */
const maxDepth = 32;

/**
 * Parses a body with one event or a list of up to 20 events [ANA-19] [ANA-20].
 * @throws `Refusal` with 413 if an event is too large
 * @throws `Refusal` with 400 if the body is not valid JSON, is nested too deeply, breaks the contract, or is from
 * another application
 */
export function parseEvents(bytes: Buffer): SentEvent[] {
  const parsed = parseJson(bytes);
  // Counted and measured first, because copying and validating thousands of values takes longer than parsing them.
  if (Array.isArray(parsed) && parsed.length > analyticsBatchEvents) throw mismatch();
  if ((Array.isArray(parsed) ? parsed : [parsed]).some(isTooLarge)) {
    throw new Refusal(413, 'An event is too large.');
  }
  const body = storable(parsed);
  if (!isRecord(body)) throw mismatch();
  const events = Array.isArray(body) ? body : [body];
  if (events.some(({ app_name }) => app_name !== analyticsAppName)) {
    throw new Refusal(400, 'Invalid app_name is specified.');
  }
  return events;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    if (cause instanceof SyntaxError || cause instanceof TypeError) throw unreadable();
    throw cause;
  }
}

/**
 * Replaces NUL characters and lone surrogates, which PostgreSQL refuses, by U+FFFD.
 * @throws `Refusal` with 400 if the value is nested deeper than `maxDepth`
 */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '\uFFFD');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) throw unreadable();
  if (Array.isArray(value)) return value.map((part) => storable(part, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, part]) => [storable(name), storable(part, depth + 1)]),
  );
}

/** Returns true if an event's JSON is too long. Throws a `Refusal` with 400 if the event is nested too deeply. */
function isTooLarge(event: unknown): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(event)) > analyticsEventBytes;
  } catch (cause) {
    if (cause instanceof RangeError) throw unreadable();
    throw cause;
  }
}

const mismatch = () => new Refusal(400, 'VALIDATION_MISMATCH_REPORT');
const unreadable = () => new Refusal(400, 'Failed to record.');
