import { setTimeout as delay } from 'node:timers/promises';
import type { Question, Usage } from './start-process.ts';

// Loaded before a measured script. Replies to a message with the process's usage; `collectMs` in it asks to collect
// garbage first, and is how long V8 has to return pages to the system.
process.on('message', async ({ collectMs }: Question) => {
  if (collectMs !== null) {
    globalThis.gc?.();
    await delay(collectMs);
    globalThis.gc?.();
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const usage: Usage = { cpuSeconds: (user + system) / 1e6, resident: rss, heap: heapUsed };
  process.send?.(usage);
});
process.channel?.unref();
