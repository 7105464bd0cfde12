import { requiredContext } from '../lib/required-context.ts';
import type { Telegram } from './telegram.ts';

/** The provider exists only inside Telegram. */
export const [TelegramProvider, useTelegram] = requiredContext<Telegram>('Telegram');
