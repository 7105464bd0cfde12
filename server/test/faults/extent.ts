/** True in `npm run faults`, where a test may take minutes. False in other runs, where a test takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns `whole` in `npm run faults`, otherwise `bounded`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
