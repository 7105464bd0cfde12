import { sql } from 'kysely';
import { multiplierThreshold } from './multiplier-threshold.ts';
import type { TapMessage } from './tap-message.ts';

/**
 * Returns the parameters of an SQL function that counts messages: the time `now`, then one array per field of a
 * message.
 */
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

/** Writes an array as PostgreSQL reads it, faster than the driver does. */
function arrayOf(
  messages: readonly TapMessage[],
  textOf: (message: TapMessage) => number | string,
): string {
  return `{${messages.map(textOf).join(',')}}`;
}

const quoted = (text: string | null): string =>
  text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Reads an array of numbers that PostgreSQL wrote. */
export function numbersOf(text: string): readonly number[] {
  return JSON.parse(`[${text.slice(1, -1)}]`);
}
