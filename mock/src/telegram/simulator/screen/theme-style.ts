import type { CSSProperties } from 'react';
import type { ThemeParams } from '../../launch/themes.ts';

/** Returns the theme parameters as CSS custom properties: `bg_color` becomes `--bg-color`. */
export function themeStyle(theme: ThemeParams): CSSProperties {
  return Object.fromEntries(
    Object.entries(theme).map(([name, color]) => [`--${name.replaceAll('_', '-')}`, color]),
  );
}

/** Returns black or white: the color with more contrast to `color` (#rrggbb). */
export function textOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000000' : '#ffffff';
}
