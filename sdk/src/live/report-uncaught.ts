/**
 * Throws an error later, as an uncaught error of the page or process. So an error of the app's own function stops
 * nothing in the live connection.
 */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
