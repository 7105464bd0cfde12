const endings: (() => unknown)[] = [];

/**
 * Registers `work` to run when the test file has ended, before all work that was registered earlier. Unlike `afterAll`,
 * this function may be called within a test.
 */
export function afterFile(work: () => unknown): void {
  endings.push(work);
}

/** Runs all registered work of this test file. A failure does not stop the remaining work. */
export async function endFile(): Promise<void> {
  const work = endings.pop();
  if (!work) return;
  try {
    await work();
  } finally {
    await endFile();
  }
}
