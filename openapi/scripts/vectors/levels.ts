import { readCatalogueFile } from './read-catalogue.ts';

export type Level = {
  id: number;
  threshold: number;
  payment_percentage: number;
  multipliers: { value: number }[];
};

/** The levels of the catalogue, ascending. */
export const levels = readCatalogueFile<Level[]>('levels');

export function levelVectors() {
  const totals = levels.flatMap(({ threshold }) => [threshold - 1, threshold, threshold + 1]);
  return {
    description:
      'The level of a player by total taps, the next level or null, and the multipliers that the server accepts: those of every level reached.',
    levels: [...new Set(totals.filter((total) => total >= 0))].map((total) => {
      const reached = levels.filter(({ threshold }) => threshold <= total);
      const values = reached.flatMap(({ multipliers }) => multipliers.map(({ value }) => value));
      return {
        total_taps: total,
        level_id: reached.at(-1)?.id,
        next_level_id: levels[reached.length]?.id ?? null,
        multipliers: [...new Set(values)].sort((one, other) => one - other),
      };
    }),
  };
}
