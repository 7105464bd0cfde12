/** Throws an error later, as an uncaught error of the page or process. */
export function reportUncaught(error: unknown): void {
  // Not at once: an error of the app's own function must stop nothing in the live connection.
  queueMicrotask(() => {
    throw error;
  });
}
