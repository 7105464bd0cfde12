export * from './client.ts';
export * from './generated/index.ts';
export * from './generated/model/index.ts';
export * from './problem-of.ts';
