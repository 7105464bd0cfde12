import type { Contract } from './contract.ts';

/**
 * The text of `problems.ts`: the catalogue as a table from code to status (`null` where only the live
 * connection answers it), title, whether a repetition can help, and what a live client does with a
 * refused batch; and the live connection's close codes.
 */
export function problemsFile(contract: Contract): string {
  const problems = Object.entries(contract['x-problem-catalogue']).map(
    ([code, { status = null, title, retryable, live = null }]) =>
      `  ${code}: ${JSON.stringify({ status, title, retryable, live })},\n`,
  );
  const closeCodes = Object.entries(contract['x-live-close-codes']).map(
    ([code, { title, reconnect }]) => `  ${code}: ${JSON.stringify({ title, reconnect })},\n`,
  );
  return `/** The contract's problem catalogue. Generated, never edited. */

/** Every code: its HTTP status, its title, whether the same request can succeed later, what becomes of a live batch. */
export const problems = {
${problems.join('')}} as const;

/** The codes with which the live connection closes, and whether reconnecting can help. */
export const liveCloseCodes = {
${closeCodes.join('')}} as const;

type Problems = typeof problems;

/** The codes of answers to operations. */
export type ProblemCode = {
  [Code in keyof Problems]: Problems[Code]['status'] extends number ? Code : never;
}[keyof Problems];

/** The codes of refused live messages. */
export type LiveErrorCode = {
  [Code in keyof Problems]: Problems[Code]['live'] extends string ? Code : never;
}[keyof Problems];
`;
}
