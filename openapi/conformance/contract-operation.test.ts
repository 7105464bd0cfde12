import { expect, test } from 'vitest';
import { profileOf } from './contract-operation.ts';
import { readDocuments } from './documents.ts';

test.each([
  ['/payment/status/7', 'payment-status'],
  ['/user/payouts?before=0', 'payouts'],
  ['/user/profile/me', 'core'],
  ['/nothing', 'core'],
])('the path %s belongs to %s', (path, profile) => {
  expect(profileOf(readDocuments().api.operations, path)).toBe(profile);
});
