export { chainFor } from './start/stand-ins.ts';
export { ApiError, HangUp } from './telegram/bot-api/api-error.ts';
export type { Bot } from './telegram/bot-api/bot.ts';
export {
  type BotApi,
  type BotCall,
  type Override,
  startBotApi,
} from './telegram/bot-api/bot-api.ts';
export type { StarTransaction } from './telegram/bot-api/star-transactions.ts';
export type { Update } from './telegram/bot-api/update.ts';
export { type InitData, signInitData } from './telegram/launch/init-data.ts';
