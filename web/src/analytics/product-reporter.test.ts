import { expect, test } from 'vitest';
import type { ProductEvent } from './product-events.ts';
import { ProductReporter } from './product-reporter.ts';

function startReporter() {
  const clock = { now: 1_000 };
  const events: ProductEvent[] = [];
  const reporter = new ProductReporter(
    (event) => events.push(event),
    () => clock.now,
  );
  return { clock, events, reporter };
}

test('[VIEW-02] a session is started once, with the player’s id from the server', () => {
  const { events, reporter } = startReporter();

  reporter.identify(7);
  reporter.identify(7);

  expect(events).toEqual([{ name: 'started_session', at: 1_000, properties: { userId: 7 } }]);
});

test('[VIEW-03] views from before the player is known are sent after the start of the session, with their own times', () => {
  const { clock, events, reporter } = startReporter();
  clock.now = 1_200;
  reporter.report('started_view', { view: 'intro' });
  expect(events).toEqual([]);

  clock.now = 8_000;
  reporter.identify(7);
  reporter.report('started_view', { view: 'bold' });

  expect(events).toEqual([
    { name: 'started_session', at: 1_000, properties: { userId: 7 } },
    { name: 'started_view', at: 1_200, properties: { userId: 7, view: 'intro' } },
    { name: 'started_view', at: 8_000, properties: { userId: 7, view: 'bold' } },
  ]);
});
