import { parseArgs } from 'node:util';
import { parsePeriod, summariseEvents } from '../src/analytics/summarise-events.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run events counts the analytics events that arrived, with or without a running server.

  --since <period>    Such as 30m, 1h or 7d. Default: 24h.`;

await withDatabase(async ({ db }) => {
  const { values } = parseArgs({ options: { since: { type: 'string', default: '24h' } } });
  const since = new Date(Date.now() - parsePeriod(values.since));
  const events = await summariseEvents(db, since);
  const total = events.reduce((sum, event) => sum + event.events, 0);
  console.log(`${total} events since ${since.toISOString()}`);
  if (total > 0) console.table(events);
}, help);
