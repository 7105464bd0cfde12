import { expect, test } from 'vitest';
import { NodeRing } from './node-ring.ts';

function ringOf(size: number) {
  const layer = document.body.appendChild(document.createElement('div'));
  const ring = new NodeRing(size, () => layer.appendChild(document.createElement('i')));
  return { layer, ring };
}

test('the oldest node is taken over once the ring is full', () => {
  const { layer, ring } = ringOf(3);
  const taken: HTMLElement[] = [];

  for (let i = 0; i < 4; i++) {
    ring.run((node) => {
      taken.push(node);
      return undefined;
    });
  }

  expect(new Set(taken).size).toBe(3);
  expect(taken[3]).toBe(taken[0]);
  expect(layer.childElementCount).toBe(3);
  layer.remove();
});

test('a node that is taken over stops what it was doing', () => {
  const { layer, ring } = ringOf(1);
  const fade = (node: HTMLElement) => node.animate([{ opacity: 1 }, { opacity: 0 }], 10_000);

  ring.run(fade);
  ring.run(fade);

  expect(layer.firstElementChild?.getAnimations()).toHaveLength(1);
  layer.remove();
});
