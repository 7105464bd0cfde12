import { expect, test } from 'vitest';
import { readablePath } from './readable-path.ts';

test.each([
  ['/user/profile/42', '/user/profile/42'],
  ['/user/%6De?x=%zz', '/user/%6De?x=%zz'],
  ['/user/profile/%zz', '/user/profile/%25zz'],
  ['/user/profile/%?x=1', '/user/profile/%25?x=1'],
  ['/user/%E2%82/%41', '/user/%25E2%2582/%41'],
])('%s is forwarded as %s', (path, forwarded) => {
  expect(readablePath(path)).toBe(forwarded);
});
