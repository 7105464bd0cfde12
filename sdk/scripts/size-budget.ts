/** The maximum size of the bundle that is built from the source text `code`. `limit` is in bytes after gzip. */
export type SizeBudget = {
  readonly name: string;
  readonly code: string;
  readonly limit: number;
};

const client = `export { configureClient, ApiProblem } from './src/client.ts';
export { isProblem } from './src/problem-of.ts';`;

export const sizeBudgets: readonly SizeBudget[] = [
  {
    name: 'fetch client, all operations',
    code: `${client} export * from './src/generated/index.ts';`,
    limit: 3_000,
  },
  {
    name: 'fetch client, one operation',
    code: `${client} export { getMe } from './src/index.ts';`,
    limit: 1_200,
  },
  { name: 'live connection', code: "export * from './src/live/index.ts';", limit: 4_500 },
  { name: 'analytics', code: "export * from './src/analytics/index.ts';", limit: 4_000 },
  { name: 'rules of the game', code: "export * from './src/game/index.ts';", limit: 2_000 },
  { name: 'query hooks, all', code: "export * from './src/query.ts';", limit: 7_000 },
];
