import catalogue from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Level } from '@bold/sdk';
import { isAchieved } from '@bold/sdk/game';
import type { TagHandlers } from '../http/handler.ts';

/** The contract's levels, ascending. */
export const levelList: Level[] = catalogue;

export const levels: TagHandlers<'levels'> = {
  listLevels: () => levelList,
};

/** Returns true if `total` taps reach a level that grants the multiplier (decisions §4). */
export function isGranted(multiplier: number, total: number): boolean {
  return levelList
    .filter((level) => isAchieved(level, total))
    .some((level) => level.multipliers.some(({ value }) => value === multiplier));
}
