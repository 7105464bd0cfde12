/** For every test project: long enough that a busy machine fails no test, short enough that a hanging one ends. */
export const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};
