import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { autorunPerFrame } from './autorun-per-frame.ts';
import { nextFrame } from './bold-page.fixture.tsx';

/** Starts a per-frame autorun that records the values of an observable number. */
function writeDown() {
  const number = observable.box(0);
  const written: number[] = [];
  const end = autorunPerFrame(() => {
    written.push(number.get());
  });
  const change = (value: number) => runInAction(() => number.set(value));
  return { written, change, end };
}

test('the value is written at once', () => {
  const { written, end } = writeDown();

  expect(written).toEqual([0]);
  end();
});

test('several changes before a frame are written once, in that frame', async () => {
  const { written, change, end } = writeDown();

  change(1);
  change(2);
  expect(written).toEqual([0]);
  await nextFrame();
  expect(written).toEqual([0, 2]);

  change(3);
  await nextFrame();
  expect(written).toEqual([0, 2, 3]);
  end();
});

test('after it was stopped nothing is written, even in a requested frame', async () => {
  const { written, change, end } = writeDown();

  change(1);
  end();
  change(2);
  await nextFrame();

  expect(written).toEqual([0]);
});
