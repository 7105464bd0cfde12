import type { Contract } from './contract.ts';

export function problemsFile(contract: Contract): string {
  const problems = Object.entries(contract['x-problem-catalogue']).map(
    ([code, { status = null, title, retryable, live = null }]) =>
      `  ${code}: ${JSON.stringify({ status, title, retryable, live })},\n`,
  );
  const liveRules = Object.entries(contract['x-problem-catalogue']).flatMap(([code, { live }]) =>
    live ? [`  ${code}: '${live}',\n`] : [],
  );
  const closeCodes = Object.entries(contract['x-live-close-codes']).map(
    ([code, { title, reconnect }]) => `  ${code}: ${JSON.stringify({ title, reconnect })},\n`,
  );
  return `/** The contract's problem catalogue. Generated, never edited. */

/**
 * Lists all codes with their fields:
 * - \`status\` is null if only the live connection uses the code
 * - \`retryable\` is true if the same request can succeed later
 * - \`live\` is what a client does with a refused batch, or null if the live connection never sends the code
 */
export const problems = {
${problems.join('')}} as const;

/**
 * Maps the code of a live error to what a client does with the refused batch: drop or resend. The map repeats a part of
 * the catalogue, so that a page with the live connection does not load the whole catalogue.
 */
export const liveRules = {
${liveRules.join('')}} as const;

/** The close codes of the live connection. \`reconnect\` is true if a client should reconnect. */
export const liveCloseCodes = {
${closeCodes.join('')}} as const;

type Problems = typeof problems;

/** The codes of responses to operations. */
export type ProblemCode = {
  [Code in keyof Problems]: Problems[Code]['status'] extends number ? Code : never;
}[keyof Problems];

/** The codes of refused live messages. */
export type LiveErrorCode = keyof typeof liveRules;
`;
}
