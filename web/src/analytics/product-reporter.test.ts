import { expect, test } from 'vitest';
import type { ProductEvent } from './product-events.ts';
import { ProductReporter } from './product-reporter.ts';

function startReporter() {
  const events: ProductEvent[] = [];
  return { events, reporter: new ProductReporter((event) => events.push(event)) };
}

test('[VIEW-02] a session is started once, with the player’s id from the server', () => {
  const { events, reporter } = startReporter();

  reporter.identify(7);
  reporter.identify(7);

  expect(events).toEqual([{ name: 'started_session', properties: { userId: 7 } }]);
});

test('[VIEW-03] views from before the player is known are reported after the start of the session', () => {
  const { events, reporter } = startReporter();
  reporter.report('started_view', { view: 'intro' });
  expect(events).toEqual([]);

  reporter.identify(7);
  reporter.report('started_view', { view: 'bold' });

  expect(events).toEqual([
    { name: 'started_session', properties: { userId: 7 } },
    { name: 'started_view', properties: { userId: 7, view: 'intro' } },
    { name: 'started_view', properties: { userId: 7, view: 'bold' } },
  ]);
});
