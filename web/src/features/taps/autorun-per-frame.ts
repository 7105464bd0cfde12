import { autorun } from 'mobx';

/**
 * Runs `write` now, and again in the next frame after an observable that it reads has changed: at most once a frame.
 * Bypasses React, whose commits cost more than a slow phone has per tap. Returns a function that stops it.
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
