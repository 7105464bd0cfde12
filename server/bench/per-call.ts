/** Returns a function that makes `times` calls in sequence and returns the mean time of a call in microseconds. */
export const perCall =
  (call: () => Promise<unknown>, times: number) => async (): Promise<number> => {
    const start = performance.now();
    for (let at = 0; at < times; at += 1) await call();
    return ((performance.now() - start) * 1000) / times;
  };
