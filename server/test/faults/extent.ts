/** True in `npm run faults`. In other runs, a test takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns `whole` in `npm run faults`, otherwise `bounded`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
