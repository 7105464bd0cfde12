/** A position on the surface, in pixels from its upper left corner. */
export type TapPoint = {
  readonly x: number;
  readonly y: number;
};

/** How long the emblem moves after a tap. */
export const pressMs = 200;
/** How long a numeral, such as "+5", is visible after a tap. */
export const numeralMs = 500;
export const rippleMs = 600;

/** The final width of a ripple, in pixels (spec §2). */
export const rippleWidth = 500;

/** How far a numeral rises, in pixels. */
const rise = 96;

/** How far the canvas extends beyond each side of the tap surface, in pixels. */
export type Spill = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** Returns how far effects extend beyond the surface. */
export function spillOf(hasRipple: boolean): Spill {
  const side = hasRipple ? rippleWidth / 2 : 0;
  return { top: hasRipple ? side : rise + 44, right: side, bottom: side, left: side };
}

/** Returns how deep the emblem is pressed `age` milliseconds after the tap, from 0 to 1. */
export function pressedAt(age: number): number {
  const part = age / pressMs;
  if (part < 0 || part >= 1) return 0;
  return part < 0.3 ? easeOut(part / 0.3) : 1 - easeInOut((part - 0.3) / 0.7);
}

/**
 * Returns a numeral's rise (in pixels), size (as a factor) and opacity `age` milliseconds after the tap. If `isStill`
 * is true, only the opacity changes.
 */
export function numeralAt(age: number, isStill: boolean) {
  const grown = Math.min(1, age / (0.05 * numeralMs));
  const gone = Math.max(0, (age / numeralMs - 0.05) / 0.95);
  return {
    rise: isStill ? 0 : rise * easeOut(gone),
    size: isStill ? 1 : 0.7 + 0.3 * grown,
    opacity: Math.max(0, 1 - gone ** 2),
  };
}

/**
 * Returns a ripple's width (in pixels) and opacity `age` milliseconds after the tap. If `isStill` is true, only the
 * opacity changes.
 */
export function rippleAt(age: number, isStill: boolean) {
  const part = easeOut(Math.min(1, age / rippleMs));
  return { width: rippleWidth * (isStill ? 1 : 0.1 + 0.9 * part), opacity: 0.32 * (1 - part) };
}

const easeOut = (part: number) => 1 - (1 - part) ** 2;
const easeInOut = (part: number) => part * part * (3 - 2 * part);
