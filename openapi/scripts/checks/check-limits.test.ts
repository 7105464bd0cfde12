import { expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import type { Schema } from '../document.ts';
import { checkLimits } from './check-limits.ts';

const faultsOf = (schemas: Record<string, Schema>) =>
  checkLimits({ paths: {}, components: { schemas } });

test('each constant of the contract has one value', () => {
  expect(checkLimits(contract)).toEqual([]);
});

test('two limits with one name have no fault if they are equal, and one if they differ', () => {
  const limitsOf = (minimum: number) => ({
    A: { properties: { b_c: { minimum: 1 } } },
    AB: { properties: { c: { minimum } } },
  });
  expect(faultsOf(limitsOf(1))).toEqual([]);
  expect(faultsOf(limitsOf(2))).toEqual([
    'Two limits of the contract have the constant aBCMin, but different values (1 and 2). Rename a schema or a property.',
  ]);
});
