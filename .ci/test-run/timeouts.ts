/** The timeouts of all test projects, in milliseconds; long enough for a busy machine. */
export const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};
