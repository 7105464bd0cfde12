import { autorun } from 'mobx';

/**
 * Runs `write` at once. When an observable that `write` reads changes, runs `write` again in the next frame.
 * @returns a function that stops the autorun
 */
export function autorunPerFrame(write: () => void): () => void {
  let hasBegun = false;
  let frame = 0;
  // React would be too slow for fast taps on a slow phone.
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
