const claimed = new Set<string>();

/**
 * Returns true in the first tab that calls this function with `name`, and false in every other tab while the first one
 * is open. In a browser without locks, returns true in every tab.
 */
export function claimInOneTab(
  name: string,
  locks: LockManager | undefined = navigator.locks,
): Promise<boolean> {
  if (!locks || claimed.has(name)) return Promise.resolve(true);
  // Not `Promise.withResolvers`, which iOS before 17.4 lacks.
  return new Promise((resolve) => {
    async function holdUntilClosed(lock: Lock | null) {
      resolve(lock !== null);
      if (!lock) return;
      claimed.add(name);
      await new Promise(() => {});
    }
    locks.request(name, { ifAvailable: true }, holdUntilClosed).catch(() => resolve(true));
  });
}
