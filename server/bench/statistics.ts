/** Returns the median, or NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

/** Divides each element of `values` by the element of `by` with the same index. */
export function divide(values: readonly number[], by: readonly number[]): number[] {
  return values.map((value, round) => value / (by[round] ?? Number.NaN));
}

/**
 * Formats a number with grouped thousands and at most two decimals. A nonzero number between -0.1 and 0.1 gets two
 * significant digits instead.
 */
export function showNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = Math.abs(value) < 0.1 && value !== 0 ? value.toPrecision(2) : value.toFixed(digits);
  return text.replace(/\B(?=(\d{3})+(?!\d)(?<!\.\d*))/g, ' ');
}

/** Formats values as `median (minimum to maximum)`. Formats a single value as a plain number. */
export function showSpread(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.length < 2
    ? showNumber(median(values))
    : `${showNumber(median(values))} (${showNumber(low)} to ${showNumber(high)})`;
}
