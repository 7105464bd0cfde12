/** `npm run faults` runs the whole; among all other tests a fault takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns how often, how long or how many: bounded among all tests, whole in `npm run faults`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
