import { afterAll, afterEach, expect } from 'vitest';

// The mock only writes to the console that a response breaks the contract, so that an app under development goes on.
// In its own tests this is a failure. A test that provokes an error replaces `console.error`.
const { error } = console;
const written: unknown[] = [];
console.error = (...texts: unknown[]) => {
  written.push(texts[0]);
  error(...texts);
};

afterEach(() => {
  expect(written.splice(0), 'errors on the console').toEqual([]);
});
afterAll(() => {
  console.error = error;
});
