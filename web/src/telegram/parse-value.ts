import { UnexpectedTypeError, UnparsableValueError } from './launch-errors.ts';

/** Converts an unknown value to a `T`. Throws UnexpectedTypeError or UnparsableValueError. */
export type Parser<T> = (value: unknown) => T;

export const parseText: Parser<string> = (value) => {
  if (typeof value !== 'string') throw new UnexpectedTypeError();
  return value;
};

const booleans = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** Parses a boolean (spec §5). Accepts true, false, 1, 0 and the texts "true", "false", "1" and "0". */
export const parseBoolean: Parser<boolean> = (value) => {
  if (!['string', 'number', 'boolean'].includes(typeof value)) throw new UnexpectedTypeError();
  const parsed = booleans.get(String(value));
  if (parsed === undefined) throw new UnparsableValueError();
  return parsed;
};

/** Parses a number or a numeric text (spec §5). */
export const parseNumber: Parser<number> = (value) => {
  if (typeof value !== 'string' && typeof value !== 'number') throw new UnexpectedTypeError();
  if (!/^-?\d+(\.\d+)?$/.test(String(value))) throw new UnparsableValueError();
  return Number(value);
};

const hex = (channel: number) => channel.toString(16).padStart(2, '0');
const functional =
  /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(?:0|1|0?\.\d+|1\.0+|\d{1,3}%)\s*)?\)$/;

/** Converts #rrggbb, #rgb, rgb() or rgba() to #rrggbb in lower case, without alpha (spec §5, decisions §10 LAUNCH). */
export const parseColor: Parser<string> = (value) => {
  if (typeof value !== 'string') throw new UnexpectedTypeError();
  const text = value.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (/^#[0-9a-f]{3}$/.test(text)) return text.replace(/[0-9a-f]/g, '$&$&');
  const channels = functional.exec(text)?.slice(1, 4).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) throw new UnparsableValueError();
  return `#${channels.map(hex).join('')}`;
};
