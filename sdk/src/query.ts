export * from './generated/index.query.ts';
