/** `npm run faults` goes the whole way; among all other tests a fault takes seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** How often, how long or how many: bounded among all tests, and in `npm run faults`. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
