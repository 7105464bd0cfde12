// The rules of the game that server and client must agree on.
export * from './balance.ts';
export * from './board-order.ts';
export * from './display-name.ts';
export * from './language.ts';
export * from './level.ts';
export * from './number-text.ts';
export * from './price.ts';
export * from './quote.ts';
export * from './rank.ts';
export * from './referral-reward.ts';
export * from './revenue-share.ts';
export * from './start-parameter.ts';
export * from './tap-batch.ts';
