import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { deferUntilIdle } from './defer-until-idle.ts';

function start(isResting: boolean) {
  const taps = observable({ isResting });
  const act = vi.fn();
  const rest = () => runInAction(() => Object.assign(taps, { isResting: true }));
  return { act, rest, ...deferUntilIdle(taps, act) };
}

test('fingers that rest let it be done at once', () => {
  const { act, ask } = start(true);
  ask();
  expect(act).toHaveBeenCalledOnce();
});

test('while fingers tap it waits, and is done once when they rest', () => {
  const { act, ask, rest } = start(false);
  ask();
  ask();
  expect(act).not.toHaveBeenCalled();

  rest();
  expect(act).toHaveBeenCalledOnce();
});

test('what has ended is not done any more', () => {
  const { act, ask, rest, end } = start(false);
  ask();
  end();
  rest();
  expect(act).not.toHaveBeenCalled();
});
