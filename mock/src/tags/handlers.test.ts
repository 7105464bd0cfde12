import type { Country, Level } from '@bold/sdk';
import type { OperationId } from '@bold/sdk/operations';
import { expectTypeOf, test } from 'vitest';
import type { MockHandler, TagHandlers } from '../http/handler.ts';
import type { handlers } from './handlers.ts';

// These tests fail in `npm run check`: tsc compares the types.

test('the mock has a handler for each operation of the contract, and for nothing else', () => {
  expectTypeOf<keyof typeof handlers>().toEqualTypeOf<OperationId>();
  type Taps = TagHandlers<'taps'>;
  expectTypeOf<Omit<Taps, 'getMyTaps'>>().not.toExtend<Taps>();
  expectTypeOf<Omit<Taps, 'getMyTaps'> & { getMyTaps: () => Level[] }>().not.toExtend<Taps>();
});

test('a handler has the input and response types of its operation', () => {
  expectTypeOf<Parameters<MockHandler<'getProfile'>>[0]['params']>().toEqualTypeOf<{
    id: number;
  }>();
  type ByText = (call: { params: { id: string } }) => { total_taps: number };
  type ById = (call: { params: { id: number } }) => { total_taps: number };
  expectTypeOf<ById>().toExtend<MockHandler<'getCachedTaps'>>();
  expectTypeOf<ByText>().not.toExtend<MockHandler<'getCachedTaps'>>();
  expectTypeOf<() => Country[]>().not.toExtend<MockHandler<'listLevels'>>();
  expectTypeOf<() => undefined>().not.toExtend<MockHandler<'listLevels'>>();
});
