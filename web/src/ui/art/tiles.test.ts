import { readFileSync } from 'node:fs';
import { getListLevelsResponseMock } from '@bold/sdk/msw';
import { expect, test } from 'vitest';

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const part = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Returns the relative luminance of a color, as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function blend(paint: Rgb, opacity: number, background: Rgb): Rgb {
  const mix = (i: 0 | 1 | 2) => paint[i] * opacity + background[i] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

function paintsOf(svg: string): { paint: Rgb; opacity: number }[] {
  const found = svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]+)" (?:fill|stroke)-opacity="([.\d]+)"/g);
  return [...found].map(([, paint = '', opacity]) => ({
    paint: rgbOf(paint),
    opacity: Number(opacity),
  }));
}

test.each(getListLevelsResponseMock())(
  '[LEVEL-07] the text of $title has enough contrast on its tile',
  (level) => {
    const svg = readFileSync(new URL(`../../../public${level.tile}`, import.meta.url), 'utf8');
    const background = rgbOf(level.background_color);
    const backgrounds = paintsOf(svg).map(({ paint, opacity }) =>
      blend(paint, opacity, background),
    );

    expect(backgrounds.length).toBeGreaterThan(0);
    for (const under of [background, ...backgrounds]) {
      expect(contrast(rgbOf(level.primary_color), under)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgbOf(level.secondary_color), under)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
