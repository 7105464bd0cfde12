import { afterEach, expect, test, vi } from 'vitest';
import { runRipple, squash, throwNumeral } from './tap-motion.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function nodeOnPage(): HTMLElement {
  return document.body.appendChild(document.createElement('i'));
}

function askForStillness() {
  vi.spyOn(MediaQueryList.prototype, 'matches', 'get').mockReturnValue(true);
}

/** The transforms that a node's one animation goes through. */
function transformsOf(node: Element): unknown[] {
  const effect = node.getAnimations()[0]?.effect;
  const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
  return frames.map((frame) => frame.transform);
}

test('a numeral rises from the finger and fades', () => {
  const node = nodeOnPage();

  throwNumeral(node, '+2', { x: 40, y: 60 });

  expect(node.textContent).toBe('+2');
  expect(transformsOf(node).at(-1)).toContain('translateY(-96px)');
});

test('whoever wants less motion sees numerals and ripples fade where they are', () => {
  askForStillness();
  const numeral = nodeOnPage();
  const ripple = nodeOnPage();

  throwNumeral(numeral, '+2', { x: 40, y: 60 });
  runRipple(ripple, { x: 40, y: 60 });

  expect(new Set(transformsOf(numeral)).size).toBe(1);
  expect(new Set(transformsOf(ripple)).size).toBe(1);
});

test('whoever wants less motion sees an emblem that stands still', () => {
  askForStillness();
  const emblem = nodeOnPage();

  squash(emblem, { x: 0, y: 0 });

  expect(emblem.getAnimations()).toEqual([]);
});
