const endings: (() => unknown)[] = [];

/**
 * Runs `work` when the test file has ended. The work of the last call runs first. Unlike `afterAll`, this function may
 * be called within a test.
 */
export function afterFile(work: () => unknown): void {
  endings.push(work);
}

/** Runs all work that this test file has registered, even if some of it fails. */
export async function endFile(): Promise<void> {
  const work = endings.pop();
  if (!work) return;
  try {
    await work();
  } finally {
    await endFile();
  }
}
