import { expect, expectTypeOf, test } from 'vitest';
import { json, problem, startApi } from './api-server.fixture.ts';
import { isProblem, type ProblemCodeOf, type ProblemOf, startBonus } from './index.ts';

const failure = () => startBonus().catch((error: unknown) => error);

test('a problem of the contract has a code of its operation', async () => {
  await startApi([problem(409, 'BONUS_ALREADY_TAKEN')]);
  const error = await failure();

  expect(isProblem<'startBonus'>(error) && error.code).toBe('BONUS_ALREADY_TAKEN');
});

test('a proxy’s page, a missing response and any other error are no problem of the contract', async () => {
  await startApi([json(502, 'Bad gateway')]);
  expect(isProblem(await failure())).toBe(false);
  await startApi([(response) => response.destroy()]);
  expect(isProblem(await failure())).toBe(false);
  expect(isProblem(new Error('BONUS_ALREADY_TAKEN'))).toBe(false);
});

test('the types have the codes of one operation, and no others', () => {
  expectTypeOf<'BONUS_ALREADY_TAKEN'>().toExtend<ProblemCodeOf<'startBonus'>>();
  expectTypeOf<'BONUS_ALREADY_TAKEN'>().not.toExtend<ProblemCodeOf<'listLevels'>>();
  expectTypeOf<ProblemOf<'startBonus'>['code']>().toEqualTypeOf<ProblemCodeOf<'startBonus'>>();
});
