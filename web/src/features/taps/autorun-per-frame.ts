import { autorun } from 'mobx';

/**
 * Runs `write` now, and at most once per frame after an observable that `write` reads has changed. Returns a function
 * that stops this. Bypasses React, whose commits are too slow for fast taps on a slow phone.
 */
export function autorunPerFrame(write: () => void): () => void {
  let hasBegun = false;
  let frame = 0;
  const end = autorun(write, {
    scheduler: (run) => {
      if (hasBegun) frame = requestAnimationFrame(run);
      else run();
      hasBegun = true;
    },
  });
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}
