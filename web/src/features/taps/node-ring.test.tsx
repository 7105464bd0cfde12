import { expect, test } from 'vitest';
import { NodeRing } from './node-ring.ts';

test('the oldest node is taken over once the ring is full', () => {
  const layer = document.createElement('div');
  const ring = new NodeRing(layer, 3);

  const taken = Array.from({ length: 4 }, () => ring.take());

  expect(new Set(taken).size).toBe(3);
  expect(taken[3]).toBe(taken[0]);
  expect(layer.childElementCount).toBe(3);
});

test('a node that is taken over stops what it was doing', () => {
  const layer = document.body.appendChild(document.createElement('div'));
  const ring = new NodeRing(layer, 1);
  ring.take().animate([{ opacity: 1 }, { opacity: 0 }], 10_000);

  expect(ring.take().getAnimations()).toEqual([]);
  layer.remove();
});
