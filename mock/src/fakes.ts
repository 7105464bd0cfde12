export { HangUp } from './http/listen-locally.ts';
export { chainFor } from './start/fakes.ts';
export { ApiError } from './telegram/bot-api/api-error.ts';
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
export { checkoutClientFor } from './telegram/simulator/sheets/checkout-client.ts';
export { Chain } from './telegram/ton/chain/chain.ts';
export { ChainRefusal } from './telegram/ton/chain/chain-methods.ts';
export {
  type ChainCall,
  type ChainOverride,
  startChainServer,
} from './telegram/ton/chain/chain-server.ts';
export { type MessageResult, recordTransaction } from './telegram/ton/chain/chain-transaction.ts';
export { proofItem } from './telegram/ton/wallet/wallet-items.ts';
