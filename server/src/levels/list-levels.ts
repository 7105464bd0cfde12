import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Handler } from '../http/handler.ts';

/** All levels, ascending by threshold; they are data (decisions §5). */
export const listLevels: Handler<'listLevels'> = () => levels;
