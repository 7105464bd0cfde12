const endings: (() => unknown)[] = [];

/**
 * Registers `work` to run when the test file has ended; the work registered last runs first. Unlike `afterAll`,
 * `afterFile` may be called within a test.
 */
export function afterFile(work: () => unknown): void {
  endings.push(work);
}

/** Runs all registered work of this test file, even if some work fails. */
export async function endFile(): Promise<void> {
  const work = endings.pop();
  if (!work) return;
  try {
    await work();
  } finally {
    await endFile();
  }
}
