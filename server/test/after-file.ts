const endings: (() => unknown)[] = [];

/** Has the work done when the test file has ended, the latest first; unlike `afterAll` it may be called within a test. */
export function afterFile(work: () => unknown): void {
  endings.push(work);
}

/** Does what this test file has left for its end; what fails keeps nothing else from being done. */
export async function endFile(): Promise<void> {
  const work = endings.pop();
  if (!work) return;
  try {
    await work();
  } finally {
    await endFile();
  }
}
