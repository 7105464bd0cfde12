import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { nextFrame } from './bold-page.fixture.tsx';
import { LiveNumber } from './live-number.tsx';

/** Renders a number, followed by a text that moves when the number's width changes. */
async function showNumber(value: number) {
  const number = observable.box(value);
  const screen = await render(
    <p>
      <LiveNumber read={() => number.get()} /> <b>taps</b>
    </p>,
  );
  const change = async (next: number) => {
    runInAction(() => number.set(next));
    await nextFrame();
  };
  const left = (text: string) => screen.getByText(text).element().getBoundingClientRect().left;
  return { screen, change, left };
}

test('[UI-06] the number has grouped digits and changes with its source', async () => {
  const { screen, change } = await showNumber(1_450);
  await expect.element(screen.getByText('1 450', { exact: true })).toBeVisible();

  await change(1_451);

  expect(screen.container.textContent).toBe('1\u{a0}451 taps');
});

test('the text after the number moves only when a digit is added', async () => {
  const { change, left } = await showNumber(998);
  const before = left('taps');

  await change(111);
  expect(left('taps')).toBe(before);

  await change(1_000);
  expect(left('taps')).toBeGreaterThan(before);
});

test('the number is only as wide as its digits', async () => {
  const { screen } = await showNumber(1_234_567);
  const letters = document.createRange();
  letters.selectNodeContents(screen.getByText('1 234 567', { exact: true }).element());
  const room = screen.getByText('1 234 567', { exact: true }).element().getBoundingClientRect();

  expect(letters.getBoundingClientRect().width).toBeCloseTo(room.width, 1);
});

test('an unmounted number is no longer updated', async () => {
  const { screen, change } = await showNumber(1);
  const shown = screen.getByText('1', { exact: true }).element();
  await screen.unmount();

  await change(2);

  expect(shown.textContent).toBe('1');
});
