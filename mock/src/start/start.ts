import { join } from 'node:path';
import { runGame } from './run-game.ts';

// The game with the pages as they were last built; `npm start` builds them first.
await runGame(join(import.meta.dirname, '../../..'));
