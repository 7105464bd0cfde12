import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { liveMessagesBurst, liveMessagesPerSecond, liveSocketsPerUser } from '@bold/sdk/limits';
import { freePort } from '../../.ci/test-run/free-port.ts';
import { databaseUrl } from '../test/template-database.ts';
import type { Bench, Lab } from './bench.ts';
import { interleave } from './interleave.ts';
import { startServer } from './start-process.ts';
import { divide } from './statistics.ts';

const root = join(import.meta.dirname, '../..');
const unlimited = '1000000000';

/** Compares the times of the contract's tools with the time of `npm -v`, which does nothing. */
export const bench: Bench = {
  question: 'How long do the tools of the contract take?',
  async run(lab) {
    const botApi = await freePort();
    const { address } = await startServer(lab, {
      DATABASE_URL: databaseUrl(await lab.createDatabase()),
      PAYMENT_GATEWAYS: 'stars,dollars',
      PAYMENT_PROVIDER_TOKEN: 'provider',
      TELEGRAM_API_ROOT: `http://127.0.0.1:${botApi}`,
      // The conformance run checks these limits, so they stay as in the contract.
      LIMIT_LIVE_MESSAGES_PER_SECOND: `${liveMessagesPerSecond}`,
      LIMIT_LIVE_BURST: `${liveMessagesBurst}`,
      LIMIT_LIVE_SOCKETS_PER_USER: `${liveSocketsPerUser}`,
      ...Object.fromEntries(
        [
          'INVOICES_PER_MINUTE',
          'NAME_CHECKS_PER_MINUTE',
          'ANALYTICS_PER_SECOND',
          'ANALYTICS_BURST',
          'ANALYTICS_UNPROVEN_PER_MINUTE',
          'ANALYTICS_UNPROVEN_BURST',
        ].map((name) => [`LIMIT_${name}`, unlimited]),
      ),
    });
    const parts = lab.isSmoke
      ? ['--only', 'levels']
      : ['--raised-limits', '--analytics', `${address}/analytics`, '--bot-api-listen', `${botApi}`];
    const conformance = `run -s conformance -- --url ${address} ${parts.join(' ')}`;
    const { npm, server, generated, world } = await interleave(Math.min(3, lab.rounds), {
      npm: () => seconds(lab, '-v'),
      server: () => seconds(lab, conformance),
      // Generating the SDK takes seconds, so a smoke run leaves it out.
      generated: () =>
        seconds(
          lab,
          `run -s generate -w ${lab.isSmoke ? '' : '@bold/sdk -w '}@bold/server -- --check`,
        ),
      world: () => secondsToFirstOutput(lab, 'run -s mock:world -w @bold/mock'),
    });
    const took = (what: string, values: number[]) => ({ what, size: null, unit: 's', values });
    return {
      measured: [
        took('conformance run on the server', server),
        took('generating the code of SDK and server', generated),
        took("start of the mock's world over HTTP", world),
        took('npm that does nothing', npm),
      ],
      ratios: [
        { what: 'conformance run ÷ npm that does nothing', values: divide(server, npm) },
        { what: 'generating ÷ npm that does nothing', values: divide(generated, npm) },
        { what: 'start of the mock ÷ npm that does nothing', values: divide(world, npm) },
      ],
    };
  },
};

function npm(lab: Lab, command: string) {
  const child = spawn('npm', command.split(' '), {
    cwd: root,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group, so that everything that npm starts can be ended with it.
    detached: true,
  });
  const end = () => process.kill(-(child.pid ?? 0), 'SIGTERM');
  lab.onEnd(() => {
    if (child.exitCode === null && child.signalCode === null) end();
  });
  return { child, end };
}

async function seconds(lab: Lab, command: string): Promise<number> {
  const start = performance.now();
  const { child } = npm(lab, command);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`npm ${command} ended with ${code}: ${said.slice(0, 2_000)}`);
  return (performance.now() - start) / 1000;
}

async function secondsToFirstOutput(lab: Lab, command: string): Promise<number> {
  const start = performance.now();
  const { child, end } = npm(lab, command);
  await once(child.stdout, 'data');
  const took = (performance.now() - start) / 1000;
  const gone = once(child, 'close');
  end();
  await gone;
  return took;
}
