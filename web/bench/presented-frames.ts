import type { CDPSession } from 'playwright';

/** What Chromium's trace says of one frame: when it was due, in microseconds, and what became of it. */
interface FrameEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args: { readonly frame_reporter?: { readonly state: string } };
}

/** What was presented while it was watched. */
export interface PresentedFrames {
  /** The milliseconds from one frame to the next. */
  readonly gaps: readonly number[];
  /** The share of them that had to do without what the main thread was still at: it came with a later one. */
  readonly partial: number;
}

const dropped = 'STATE_DROPPED';
const partial = 'STATE_PRESENTED_PARTIAL';

/**
 * Watches what a browser presents. A loop of animation frames in the page would itself be work on the
 * thread that is measured, sixty times a second, and would not see what the compositor moves or drops.
 * @param browser the devtools of the browser itself
 * @returns what ends it, and answers what was seen
 */
export async function watchFrames(browser: CDPSession): Promise<() => Promise<PresentedFrames>> {
  const events: FrameEvent[] = [];
  browser.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as FrameEvent[]));
  });
  const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline.frame'],
      excludedCategories: ['*'],
    },
  });
  return async () => {
    await browser.send('Tracing.end');
    await complete;
    return framesIn(events);
  };
}

function framesIn(events: readonly FrameEvent[]): PresentedFrames {
  const states = new Map<number, string[]>();
  for (const { name, ph, ts, args } of events) {
    if (name !== 'PipelineReporter' || ph !== 'b' || !args.frame_reporter) continue;
    states.set(ts, [...(states.get(ts) ?? []), args.frame_reporter.state]);
  }
  // Where there was nothing to present, nothing was missed.
  const presented = [...states].filter(([, became]) => became.some((state) => state !== dropped));
  if (presented.length === 0) throw new Error('The browser told of no frame.');
  const times = presented.map(([ts]) => ts / 1_000).sort((one, other) => one - other);
  return {
    gaps: times.slice(1).map((time, index) => time - (times[index] ?? time)),
    partial: presented.filter(([, became]) => became.includes(partial)).length / presented.length,
  };
}
