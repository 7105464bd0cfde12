import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { deferUntilIdle } from './defer-until-idle.ts';

function start(isIdle: boolean) {
  const taps = observable({ isIdle });
  const act = vi.fn();
  const rest = () => runInAction(() => Object.assign(taps, { isIdle: true }));
  return { act, rest, ...deferUntilIdle(taps, act) };
}

test('without taps the action runs at once', () => {
  const { act, ask } = start(true);
  ask();
  expect(act).toHaveBeenCalledOnce();
});

test('while the player taps the action waits, and then runs once', () => {
  const { act, ask, rest } = start(false);
  ask();
  ask();
  expect(act).not.toHaveBeenCalled();

  rest();
  expect(act).toHaveBeenCalledOnce();
});

test('after `end` the action does not run', () => {
  const { act, ask, rest, end } = start(false);
  ask();
  end();
  rest();
  expect(act).not.toHaveBeenCalled();
});
