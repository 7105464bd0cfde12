import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';

/** Returns the bonuses for custom amounts, ascending by threshold. */
export const listBonusThresholds: Handler<'listBonusThresholds'> = () => catalogue.bonusThresholds;
