import { setTimeout as delay } from 'node:timers/promises';
import type { Question, Usage } from './start-process.ts';

// Loaded before a measured script. Replies to each message with the usage of the process. If the message has a
// `collectMs`, first collects garbage and then waits `collectMs` milliseconds, so that V8 returns memory to the system.
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
