/** Timeouts for every test project: long enough for a busy machine, short enough that a hanging test ends. */
export const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};
