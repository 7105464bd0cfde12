import type { CDPSession } from 'playwright';

/** An event of Chromium's trace. Times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly args?: { readonly frame_time_us: number } };
};

const due = 'DisplayScheduler::BeginFrame';
const drawn = 'Display::DrawAndSwap';

/**
 * Records the frames that the browser presents, in a Chromium trace.
 * @param browser the devtools session of the browser, not of a page
 * @returns a function that stops the recording and returns the times from frame to frame, in milliseconds
 */
export async function watchFrames(browser: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  // Recording with `requestAnimationFrame` would slow down the page and miss what other threads draw.
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['viz'], excludedCategories: ['*'] },
  });
  return async () => {
    await browser.send('Tracing.end');
    await complete;
    return gapsIn(events);
  };
}

/** Returns the milliseconds between the due times of consecutive presented frames. */
function gapsIn(events: readonly TraceEvent[]): number[] {
  const beats: number[] = [];
  let beat: number | undefined;
  for (const { name, args } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (name === due) beat = args.args?.frame_time_us;
    if (name !== drawn || beat === undefined) continue;
    beats.push(beat / 1_000);
    beat = undefined;
  }
  if (beats.length === 0) throw new Error('The browser reported no frame.');
  return beats.slice(1).map((time, index) => time - (beats[index] ?? time));
}
