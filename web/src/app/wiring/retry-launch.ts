/** The number of failed launches in a row, kept in the session. No method throws. */
type LaunchCount = {
  read(): number;
  write(count: number): unknown;
};

type LaunchDeps = {
  /** Returns true if the app's first script has run and its style sheet is there. */
  isLaunched(): boolean;
  failures: LaunchCount;
  /** Sends a request to the app's origin. Rejects if it fails. */
  probe(): Promise<unknown>;
  wait(ms: number): Promise<unknown>;
  reload(): void;
};

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * Reloads a page whose first script or style sheet is missing, which happens when a release replaces them while the
 * page loads. Waits before each reload, twice as long as before the last one, up to a minute.
 */
export async function retryLaunch(deps: LaunchDeps): Promise<void> {
  const { isLaunched, failures, probe, wait, reload } = deps;
  if (isLaunched()) {
    failures.write(0);
    return;
  }
  for (let count = failures.read(); ; count += 1) {
    await wait(Math.min(firstWaitMs * 2 ** count, longestWaitMs));
    failures.write(count + 1);
    try {
      // Without a network a reload would replace the loading view by an error page of the browser.
      await probe();
      return reload();
    } catch (error) {
      console.warn(error);
    }
  }
}
