/**
 * Runs `work`. Prints `title`, a dot each second, and the duration to stderr, because stdout may be piped.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const started = performance.now();
  process.stderr.write(`${title} `);
  const dots = setInterval(() => process.stderr.write('.'), 1_000);
  try {
    const result = await work();
    process.stderr.write(` ${((performance.now() - started) / 1_000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stderr.write(' failed\n');
    throw error;
  } finally {
    clearInterval(dots);
  }
}
