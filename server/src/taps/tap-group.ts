import { sql } from 'kysely';
import { multiplierThreshold } from './multiplier-threshold.ts';
import type { TapMessage } from './tap-message.ts';

/** Returns the time, and arrays with one element per message, as arguments for the SQL functions that count taps. */
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

/** Formats one value per message as a PostgreSQL array, such as `{1,2}`. The driver formats arrays more slowly. */
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
