import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signedData } from '../src/player.fixture.ts';
import { startPrism } from '../src/prism/prism-process.ts';
import { startWorldServer } from '../src/start/world-server.ts';
import { median, reportLimits, requestsPerSecond } from './load.ts';

// Prints how the mock over HTTP compares with Prism in the same run, as ratios: requests per second and start. Exits
// with 1 when the mock is not five times as fast as Prism or needs more than 300 ms to start. By hand: node
// --conditions=@bold/source scripts/measure-mock.ts

const promised = { ratio: 5, startMs: 300 };
const paths = ['/user/taps/me', '/level', '/leaderboard/top', '/payment/tariff'];

/** Runs `script` and returns the milliseconds until its first output. */
async function startMs(script: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['--conditions=@bold/source', script], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ms = performance.now() - begun;
  child.kill();
  await once(child, 'exit');
  return ms;
}

async function measureStart(): Promise<number> {
  const starts: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    starts.push(await startMs(join(import.meta.dirname, '../src/start/serve-world.ts')));
  }
  return median(starts);
}

const ownStart = await measureStart();
const begun = performance.now();
const prism = await startPrism();
const prismStart = performance.now() - begun;
console.log(`Start: ${Math.round(ownStart)} ms, ${(ownStart / prismStart).toFixed(2)} × Prism's`);

const own = await startWorldServer(0);
const authorized = { Authorization: `tma ${await signedData(1)}` };
const ratios: number[] = [];
for (const path of paths) {
  const rate = async (base: string) => {
    await requestsPerSecond(base + path, authorized, 300);
    return requestsPerSecond(base + path, authorized, 1_000);
  };
  const ratio = (await rate(`${own.address}/api`)) / (await rate(prism.address));
  ratios.push(ratio);
  console.log(`GET ${path}: ${ratio.toFixed(1)} × Prism's requests per second`);
}

await own.stop();
await prism.stop();
reportLimits('over HTTP', [
  [`Start: limit ${promised.startMs} ms`, ownStart > promised.startMs],
  [`GET: limit ${promised.ratio} × Prism's`, Math.min(...ratios) < promised.ratio],
]);
