/** The number of failed launches in a row, stored in the session storage. No method throws. */
type LaunchCount = {
  read(): number;
  write(count: number): unknown;
};

type LaunchDeps = {
  /** Returns true if the app's first script has run and the page's style sheet is loaded. */
  isLaunched(): boolean;
  failures: LaunchCount;
  /** Sends a request to the app's origin. Rejects if the request fails. */
  probe(): Promise<unknown>;
  wait(ms: number): Promise<unknown>;
  reload(): void;
};

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * Reloads the page if its first script or style sheet is missing, for example because of a release during the load.
 * Waits one second before the first reload, and twice as long before each further reload, up to a minute.
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
