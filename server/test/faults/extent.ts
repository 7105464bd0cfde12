/** True in `npm run faults`, which runs each fault at full length. In a usual test run a fault takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns the number, size or duration with which to test: `whole` in `npm run faults`, otherwise `bounded`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
