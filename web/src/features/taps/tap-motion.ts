import { animateAndHold } from './animate-and-hold.ts';

/** Where a finger came down, in pixels from the surface's upper left corner. */
export interface TapPoint {
  readonly x: number;
  readonly y: number;
}

/** Asked once: an answer that is kept up to date costs nothing per tap. */
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Throws what the tap was worth up from the finger; without motion it only fades. */
export function throwNumeral(node: HTMLElement, text: string, { x, y }: TapPoint): Animation {
  const from = `translate(${x}px, ${y}px) translate(-50%, -90%)`;
  const rise = stillness.matches ? '' : ' translateY(-96px)';
  const grow = stillness.matches ? '' : ' scale(0.7)';
  if (node.textContent !== text) node.textContent = text;
  return animateAndHold(node, 500, [
    { transform: from + grow, opacity: 1 },
    { transform: from, opacity: 1, offset: 0.05, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' },
    { transform: from + rise, opacity: 0 },
  ]);
}

/** A ring that runs from the pointer (spec §2, "ripple"); without motion it only fades. */
export function runRipple(node: HTMLElement, { x, y }: TapPoint): Animation {
  const at = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const start = stillness.matches ? at : `${at} scale(0.1)`;
  return animateAndHold(node, 600, [
    { transform: start, opacity: 0.32, easing: 'ease-out' },
    { transform: at, opacity: 0 },
  ]);
}

/**
 * Presses what a node holds in towards the finger; without motion nothing is pressed.
 * @param lean where the finger is: −1 to 1 from the node's middle, in both directions
 */
export function squash(node: HTMLElement, lean: TapPoint): Animation | undefined {
  if (stillness.matches) return undefined;
  const pressed = `perspective(700px) rotateX(${-lean.y * 9}deg) rotateY(${lean.x * 9}deg) scale(1.03, 0.93)`;
  return animateAndHold(node, 200, [
    { transform: 'none', easing: 'ease-out' },
    { transform: pressed, offset: 0.3, easing: 'ease-in-out' },
    { transform: 'none' },
  ]);
}
