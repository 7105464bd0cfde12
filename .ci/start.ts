import { join } from 'node:path';
import { portProblem } from '../mock/src/start/port.ts';
import { runGame } from '../mock/src/start/run-game.ts';
import { serverEnvironment } from '../mock/src/start/server-environment.ts';
import { buildApps } from './build-apps.ts';
import { step } from './step.js';

// `npm start`: builds what changed since the last time, then runs the game.

const root = join(import.meta.dirname, '..');
const { HOST, PORT } = serverEnvironment(process.env, root);
const problem = await portProblem(PORT, HOST, 'npm start');
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
await buildApps({ ifChanged: true }).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await runGame(root, step);
