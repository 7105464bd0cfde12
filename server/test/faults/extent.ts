/** True in `npm run faults`, which runs each fault at full length. Among all other tests a fault takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns the number, size or duration to test with: `bounded` among all tests, `whole` in `npm run faults`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
