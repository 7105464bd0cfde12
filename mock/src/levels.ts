import catalogue from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Level } from '@bold/sdk';
import { isAchieved } from '@bold/sdk/game';
import { getListLevelsMockHandler } from '@bold/sdk/msw';
import type { HttpHandler } from 'msw';
import type { Answers } from './backend.ts';

/** The contract's levels, ascending. */
export const levelList: Level[] = catalogue;

/** The handler of the tag `levels`. */
export function levels(answer: Answers): HttpHandler[] {
  return [getListLevelsMockHandler(answer('listLevels', () => levelList))];
}

/** Whether a level that somebody with `total` taps has reached grants the multiplier (decisions §4). */
export function isGranted(multiplier: number, total: number): boolean {
  return levelList
    .filter((level) => isAchieved(level, total))
    .some((level) => level.multipliers.some(({ value }) => value === multiplier));
}
