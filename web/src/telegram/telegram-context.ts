import { requiredContext } from '../lib/required-context.ts';
import type { Telegram } from './telegram.ts';

/** The messenger around the app; exists only inside of it. */
export const [TelegramProvider, useTelegram] = requiredContext<Telegram>('Telegram');
