import { fileURLToPath } from 'node:url';

/** The folder of the screenshots. Git ignores this folder. */
export const screensFolder = fileURLToPath(new URL('../screens', import.meta.url));

type Size = readonly [width: number, height: number];

/** The sizes of the screenshots, in CSS pixels. */
export const sizes = {
  phones: [
    [320, 568],
    [390, 844],
    [430, 932],
  ],
  wide: [
    [768, 1024],
    [1280, 720],
  ],
  landscape: [[844, 390]],
} satisfies Record<string, Size[]>;
