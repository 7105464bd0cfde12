import { expect, test } from 'vitest';
import { problems } from '../src/generated/problems.ts';
import { problemsFile } from './problems-file.ts';

test('a code that only the live connection uses has no status, and one that only operations use has no live rule', () => {
  const text = problemsFile({
    paths: {},
    components: { schemas: {} },
    'x-problem-catalogue': {
      TAKEN: { status: 409, title: 'Taken', retryable: false },
      LATER: { title: 'Later', retryable: true, live: 'resend' },
    },
    'x-live-close-codes': { 4401: { title: 'No', reconnect: false } },
    'x-rules': {},
  });
  expect(text).toContain('TAKEN: {"status":409,"title":"Taken","retryable":false,"live":null},');
  expect(text).toContain(
    'LATER: {"status":null,"title":"Later","retryable":true,"live":"resend"},',
  );
  expect(text).toContain("liveRules = {\n  LATER: 'resend',\n}");
  expect(text).toContain('4401: {"title":"No","reconnect":false},');
});

test('operations or the live connection use every problem of the contract', () => {
  const unused = Object.entries(problems).filter(
    ([, { status, live }]) => status === null && live === null,
  );
  expect(unused).toEqual([]);
});
