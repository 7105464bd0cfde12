import { createHook } from 'node:async_hooks';
import { vi } from 'vitest';

/** A text that occurs only in the request bodies that the tests send. */
export const marker = 'marker-of-a-body';

/** Counts how often this process inflates bodies and parses JSON, until `stop` is called. */
export function watchReading() {
  /** `inflated` counts every new zlib stream, also for compression. `parsed` counts only JSON with the marker. */
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
