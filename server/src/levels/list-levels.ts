import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Handler } from '../contract/handler.ts';

// Frozen, because a frozen response is validated and serialized only once (`isConstant`).
Object.freeze(levels);

/** Returns all levels of the catalogue, ascending by threshold (decisions §5). */
export const listLevels: Handler<'listLevels'> = () => levels;
