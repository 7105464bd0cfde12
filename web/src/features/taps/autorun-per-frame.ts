import { autorun } from 'mobx';

/**
 * Runs `write` at once, and again when an observable that `write` reads has changed. Runs it at most once per frame.
 * Bypasses React, which is too slow for fast taps on a slow phone.
 * @returns a function that stops the autorun
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
