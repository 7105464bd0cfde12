// The kit as a library, for a repository that checks its own server within its tests.
export { listChecks } from './all-checks.ts';
export { BotApi } from './bot-api/bot-api.ts';
export { ChainApi } from './chain/chain-api.ts';
export type { Check, Result, RuleId } from './check.ts';
export { conformance, type Run, type RunOptions } from './conformance.ts';
export { type Options, readOptions } from './read-options.ts';
export { summarize } from './reports/coverage-report.ts';
