import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import { parseOptions } from '../../.ci/parse-options.ts';
import { registerPlayer } from '../e2e/register-player.ts';
import { RunningGame } from '../e2e/running-game.ts';
import { measureOpening } from './measure-opening.ts';
import { measureBarePage, measureFrames, measureTapping } from './measure-tapping.ts';

// npm run bench -w @bold/web -- [--json file]
const { json } = parseOptions({ options: { json: { type: 'string' } } }).values;
const rounds = 3;

/** The highest allowed values, all in milliseconds except `shift`. A higher measured value fails the benchmark. */
const budgets = { painted: 1_500, tappable: 3_000, frame: 16.8, response: 50, shift: 0 };

const game = await RunningGame.prepare();
let disposing: Promise<void> | undefined;
const dispose = () => {
  disposing ??= game.dispose();
  return disposing;
};
// A terminal and npm may both send the same Ctrl+C.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
try {
  await game.start();
  const openings = await repeat((person) => measureOpening(game.origin, person));
  const tappings = await repeat(async (person) => ({
    ...(await measureTapping(game.origin, person)),
    bare: await measureBarePage(),
  }));
  const frames = await repeat((person) => measureFrames(game.origin, person));
  const lost = tappings.reduce((sum, { made, shown }) => sum + made - shown, 0);
  const measured = {
    painted: median(openings.map(({ painted }) => painted)),
    tappable: median(openings.map(({ tappable }) => tappable)),
    frame: median(frames),
    response: median(tappings.map(({ response }) => response)),
    shift: Math.max(...[...openings, ...tappings].map(({ shift }) => shift)),
  };
  const rows = Object.entries(measured).map(([what, value]) => {
    const budget = budgets[what as keyof typeof budgets];
    return {
      what,
      value,
      budget,
      ratio: budget === 0 ? value : value / budget,
      fits: value <= budget,
    };
  });
  console.table(rows);
  const bare = median(tappings.map((tapping) => tapping.bare));
  console.log('A frame is what the browser presented, by its own trace.');
  console.log(
    `Response of a page that only writes a number: ${bare} ms, of ours ${(measured.response / bare).toFixed(1)} × that`,
  );
  console.log(`Taps that were made and not counted: ${lost}`);
  if (json) await writeReport(json, measured, measured.response / bare);
  if (lost > 0 || rows.some(({ fits }) => !fits)) process.exitCode = 1;
} finally {
  await dispose();
}

function stop(): void {
  // A measurement that is cut off fails, and must not end this process before the data are deleted.
  process.on('uncaughtException', () => {});
  void dispose().finally(() => process.exit(130));
}

/** Calls `measure` once per round. Each round has a new player, who has just taken the start bonus. */
async function repeat<Result>(measure: (person: string) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const person = game.newPerson();
    await registerPlayer(game.origin, person);
    const response = await fetch(`${game.origin}/api/bonus/start`, {
      method: 'POST',
      headers: { Authorization: `tma ${await initDataFor({ person: findPerson(person) })}` },
    });
    if (!response.ok) throw new Error(await response.text());
    results.push(await measure(person));
    console.log(results.at(-1));
  }
  return results;
}

/**
 * Writes a JSON report in the format of the server's benchmarks.
 * @param ratio The app's response time divided by the response time of a page that only writes a number.
 */
async function writeReport(file: string, figures: Record<string, number>, ratio: number) {
  const measured = Object.entries(figures).map(([what, value]) => {
    return { what, size: null, unit: what === 'shift' ? '' : 'ms', values: [value] };
  });
  const ratios = [{ what: 'response ÷ of a page that only writes a number', values: [ratio] }];
  const report = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
    benches: [{ name: 'web', question: 'How fast is the app on a phone?', measured, ratios }],
  };
  // npm runs a script in its own folder, and INIT_CWD is where it was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  await writeFile(path, `${JSON.stringify(report, null, 2)}\n`);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
