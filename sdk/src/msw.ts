export * from './generated/index.msw.ts';
