import { expect, test } from 'vitest';
import { openWorld } from './open-world.ts';

/** The part of the Resource Timing entries that TypeScript does not know yet. */
type RoutedEntry = PerformanceEntry & {
  /** `network` if a static route of the service worker matched; otherwise an empty string. */
  workerMatchedSourceType?: string;
};

function routeOf(url: string): string | undefined {
  const entry: RoutedEntry | undefined = performance.getEntriesByName(url).at(-1);
  return entry?.workerMatchedSourceType;
}

test("requests of the API go through the mock's worker, and scripts of the page do not", async () => {
  await openWorld();
  const level = `${location.origin}/api/level`;
  const script = `${location.origin}/test/app-config.ts?again`;

  await (await fetch(level)).text();
  await import(/* @vite-ignore */ script);

  expect([routeOf(level), routeOf(script)]).toEqual(['', 'network']);
});
