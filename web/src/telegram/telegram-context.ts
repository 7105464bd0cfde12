import { requiredContext } from '../lib/required-context.ts';
import type { Telegram } from './telegram.ts';

/** Provides the Telegram client that shows the app. The provider exists only inside Telegram. */
export const [TelegramProvider, useTelegram] = requiredContext<Telegram>('Telegram');
