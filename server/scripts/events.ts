import { parseArgs } from 'node:util';
import { parsePeriod, summariseEvents } from '../src/analytics/summarise-events.ts';
import { readConfig } from '../src/config.ts';
import { joinDatabase } from '../src/database/join-database.ts';
import { createLog } from '../src/start/create-log.ts';

// npm run events -- --since 1h: counts the analytics events that arrived, with or without a running server.

try {
  const { values } = parseArgs({ options: { since: { type: 'string', default: '24h' } } });
  const since = new Date(Date.now() - parsePeriod(values.since));
  const config = readConfig(process.env);
  const { db, close } = await joinDatabase(config, createLog({ ...config, logLevel: 'warn' }));
  try {
    const events = await summariseEvents(db, since);
    const total = events.reduce((sum, event) => sum + event.events, 0);
    console.log(`${total} events since ${since.toISOString()}`);
    if (total > 0) console.table(events);
  } finally {
    await close();
  }
} catch (error) {
  const hasNoTable = (error as { code?: string }).code === '42P01';
  console.error(hasNoTable ? 'No server has run on this database yet.' : (error as Error).message);
  process.exitCode = 1;
}
