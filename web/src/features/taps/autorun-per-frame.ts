import { autorun } from 'mobx';

/**
 * Runs `write` now, and again in the next frame after something that it reads has changed: once a frame,
 * however many fingers came down, and past React, whose commits cost more than a slow phone has per tap.
 * @returns what ends it
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
