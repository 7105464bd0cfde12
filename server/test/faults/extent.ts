/** True in `npm run faults`, where every test has its full length. In other runs, a test takes only seconds. */
export const isWhole = process.env.FAULTS === 'whole';

/** Returns `whole` in `npm run faults`, otherwise `bounded`. The values are numbers, sizes or durations. */
export const extent = (bounded: number, whole: number): number => (isWhole ? whole : bounded);
