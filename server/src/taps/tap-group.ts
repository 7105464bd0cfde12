import { sql } from 'kysely';
import { multiplierThreshold } from './multiplier-threshold.ts';
import type { TapMessage } from './tap-message.ts';

/** Returns the parameters of the SQL functions that count messages: the time, then one array per field. */
export function groupOf(now: Date, messages: readonly TapMessage[]): ReturnType<typeof sql> {
  return sql`
    ${now}::timestamptz,
    ${arrayOf(messages, ({ userId }) => userId)}::bigint[],
    ${arrayOf(messages, ({ session }) => quoted(session))}::text[],
    ${arrayOf(messages, ({ seq }) => seq ?? 'NULL')}::bigint[],
    ${arrayOf(messages, ({ multiplier }) => multiplier)}::bigint[],
    ${arrayOf(messages, ({ multiplier }) => multiplierThreshold(multiplier))}::bigint[],
    ${arrayOf(messages, ({ taps }) => taps)}::bigint[]`;
}

/** Returns an array in PostgreSQL's text form. This is faster than the same conversion in the driver. */
function arrayOf(
  messages: readonly TapMessage[],
  textOf: (message: TapMessage) => number | string,
): string {
  return `{${messages.map(textOf).join(',')}}`;
}

const quoted = (text: string | null): string =>
  text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Parses an array of numbers in PostgreSQL's text form. */
export function numbersOf(text: string): readonly number[] {
  return JSON.parse(`[${text.slice(1, -1)}]`);
}
