import { expect, test } from 'vitest';
import { animateAndHold } from './animate-and-hold.ts';

test.each([
  [25, 0.75],
  [50, 0.5],
  [100, 0],
  [1_000, 0],
])('a node that fades in 100 ms has, after %i ms, the opacity %f', (ms, opacity) => {
  const node = document.body.appendChild(document.createElement('i'));

  const animation = animateAndHold(node, 100, [{ opacity: 1 }, { opacity: 0 }]);
  animation.pause();
  animation.currentTime = ms;

  expect(Number(getComputedStyle(node).opacity)).toBeCloseTo(opacity);
  node.remove();
});
