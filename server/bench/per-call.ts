/**
 * Returns a contender for `interleave` that makes `times` calls, one after the other. Its value is the mean time of a
 * call in microseconds.
 */
export const perCall =
  (call: () => Promise<unknown>, times: number) => async (): Promise<number> => {
    const start = performance.now();
    for (let at = 0; at < times; at += 1) await call();
    return ((performance.now() - start) * 1000) / times;
  };
