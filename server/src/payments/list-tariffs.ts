import type { Handler } from '../http/handler.ts';
import { catalogue } from './catalogue.ts';

/** All offers in all currencies. */
export const listTariffs: Handler<'listTariffs'> = () => catalogue.tariffs;
