import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Handler } from '../http/handler.ts';

// It never changes, so it is checked and written only once.
Object.freeze(levels);

/** All levels, ascending by threshold; they are data (decisions §5). */
export const listLevels: Handler<'listLevels'> = () => levels;
