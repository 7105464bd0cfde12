import { expect, test } from 'vitest';
import {
  numeralAt,
  numeralMs,
  pressedAt,
  pressMs,
  rippleAt,
  rippleMs,
  spillOf,
} from './tap-motion.ts';

test('the emblem is fully pressed within 60 ms and released after 200 ms', () => {
  expect(pressedAt(0)).toBe(0);
  expect(pressedAt(60)).toBeCloseTo(1);
  expect(pressedAt(120)).toBeGreaterThan(0);
  expect(pressedAt(pressMs)).toBe(0);
});

test('a numeral rises from the touch and fades', () => {
  const ages = [25, 100, 250, 400, numeralMs];
  const seen = ages.map((age) => numeralAt(age, false));

  expect(seen[0]).toEqual({ rise: 0, size: 1, opacity: 1 });
  expect(seen.map((numeral) => numeral.rise)).toEqual(
    seen.map((numeral) => numeral.rise).toSorted((one, other) => one - other),
  );
  expect(seen.at(-1)).toEqual({ rise: 96, size: 1, opacity: 0 });
});

test('a numeral is readable for half of its time', () => {
  expect(numeralAt(numeralMs / 2, false).opacity).toBeGreaterThan(0.75);
});

test('with less motion, numerals and ripples fade without moving', () => {
  for (const age of [0, 100, 300, 499]) {
    expect(numeralAt(age, true)).toMatchObject({ rise: 0, size: 1 });
    expect(rippleAt(age, true)).toMatchObject({ width: 500 });
  }
  expect(numeralAt(300, true).opacity).toBeLessThan(numeralAt(100, true).opacity);
  expect(rippleAt(300, true).opacity).toBeLessThan(rippleAt(100, true).opacity);
});

test('[UI-05] a ripple grows to 500 px and disappears', () => {
  expect(rippleAt(0, false)).toEqual({ width: 50, opacity: 0.32 });
  expect(rippleAt(rippleMs, false)).toEqual({ width: 500, opacity: 0 });
});

test('the canvas extends the surface on all sides for ripples, and upwards for numerals', () => {
  expect(spillOf(true)).toEqual({ top: 250, right: 250, bottom: 250, left: 250 });
  expect(spillOf(false)).toEqual({ top: 140, right: 0, bottom: 0, left: 0 });
});
