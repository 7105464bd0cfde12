import type { Handler } from '../contract/handler.ts';
import { catalogue } from './catalogue.ts';

/** Returns all offers in all currencies. */
export const listTariffs: Handler<'listTariffs'> = () => catalogue.tariffs;
