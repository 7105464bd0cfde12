const endings: (() => unknown)[] = [];

/** Runs `work` when the test file has ended, the latest first. Unlike `afterAll` it may be called within a test. */
export function afterFile(work: () => unknown): void {
  endings.push(work);
}

/** Runs everything that this test file has registered; a failure does not prevent the rest. */
export async function endFile(): Promise<void> {
  const work = endings.pop();
  if (!work) return;
  try {
    await work();
  } finally {
    await endFile();
  }
}
