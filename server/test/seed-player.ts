import { parseArgs } from 'node:util';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { createLog } from '../src/log.ts';
import { createPlayer } from './create-player.ts';

// For journeys, while no server runs: a player who already has a history, in the database that the environment names.

const { values } = parseArgs({
  options: {
    'telegram-id': { type: 'string' },
    available: { type: 'string', default: '0' },
    total: { type: 'string', default: '0' },
  },
});
const config = readConfig(process.env);
const { db, close } = await openDatabase(config, createLog(config));
await createPlayer(db, {
  telegramId: Number(values['telegram-id']),
  available: Number(values.available),
  total: Number(values.total),
});
await close();
