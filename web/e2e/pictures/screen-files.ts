import { fileURLToPath } from 'node:url';

/** Where the pictures stand; git knows nothing of it. */
export const screensFolder = fileURLToPath(new URL('../screens', import.meta.url));

type Size = readonly [width: number, height: number];

/** The sizes of screens that are shot, in CSS pixels. */
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
  /** A phone on its side. */
  landscape: [[844, 390]],
} satisfies Record<string, Size[]>;
