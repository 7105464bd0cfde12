/**
 * How long an animation stays at its end, in milliseconds. Each end costs the main thread a frame of its
 * own: fast fingers take every node over before it comes to that.
 */
const heldMs = 1_500;

/** Takes a node through `frames` in `duration` milliseconds, and keeps it at the last of them for a while. */
export function animateAndHold(node: HTMLElement, duration: number, frames: Keyframe[]): Animation {
  const whole = duration + heldMs;
  const moving = frames.map(({ offset, ...frame }, index) => ({
    ...frame,
    offset: ((offset ?? index / (frames.length - 1)) * duration) / whole,
  }));
  return node.animate([...moving, { ...frames.at(-1), offset: 1 }], whole);
}
