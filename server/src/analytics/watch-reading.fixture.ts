import { createHook } from 'node:async_hooks';
import { vi } from 'vitest';

/** A text that occurs only in the bodies of the tests. */
export const marker = 'marker-of-a-body';

/**
 * Starts to count. `inflated` counts how often this process begins to inflate or deflate. `parsed` counts how often it
 * parses JSON that contains the marker. `stop` ends the counting.
 */
export function watchReading() {
  const counts = { inflated: 0, parsed: 0 };
  const hook = createHook({
    init(_id, type) {
      if (type === 'ZLIB') counts.inflated += 1;
    },
  }).enable();
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (String(text).includes(marker)) counts.parsed += 1;
    return parse(text, reviver);
  });
  return {
    counts,
    stop() {
      hook.disable();
      spy.mockRestore();
    },
  };
}
