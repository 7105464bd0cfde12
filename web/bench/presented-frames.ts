import type { CDPSession } from 'playwright';

/** An event of Chromium's trace; times are in microseconds. */
type TraceEvent = {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly args?: { readonly frame_time_us: number } };
};

const due = 'DisplayScheduler::BeginFrame';
const drawn = 'Display::DrawAndSwap';

/**
 * Watches what a browser presents. A loop of animation frames in the page would itself be work on the
 * thread that is measured, sixty times a second, and would not see what other threads draw.
 * @param browser the devtools of the browser itself
 * @returns what ends it, and answers the milliseconds from one presented frame to the next
 */
export async function watchFrames(browser: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
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

/** A frame counts for the beat that it was due at, early or late as it may be drawn within its time. */
function gapsIn(events: readonly TraceEvent[]): number[] {
  const beats: number[] = [];
  let beat: number | undefined;
  for (const { name, args } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (name === due) beat = args.args?.frame_time_us;
    if (name !== drawn || beat === undefined) continue;
    beats.push(beat / 1_000);
    beat = undefined;
  }
  if (beats.length === 0) throw new Error('The browser told of no frame.');
  return beats.slice(1).map((time, index) => time - (beats[index] ?? time));
}
