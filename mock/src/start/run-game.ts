import { join } from 'node:path';
import { botApiFor, chainFor, walletBridgeFor } from './fakes.ts';
import { addressesOf, serverEnvironment } from './server-environment.ts';
import { describeExit, startServerProcess, waitUntilReady } from './server-process.ts';

type Step = <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Starts the fake services in this process, starts the server in a child process, and exits with the server's exit
 * code. If a signal ended the server, the exit code is 0 after the user stopped `npm start` or closed its output,
 * otherwise 1.
 */
export async function runGame(root: string, step: Step = (_, work) => work()): Promise<void> {
  const environment = serverEnvironment(process.env, root);
  const { origin, page } = addressesOf(environment);
  const botApi = await botApiFor(environment);
  const chain = await chainFor(environment, page);
  const bridge = await walletBridgeFor(environment, chain?.page ?? page);
  const server = startServerProcess(join(root, 'server/src/main.ts'), {
    ...environment,
    ...(botApi && { TELEGRAM_API_ROOT: botApi.address }),
    ...chain?.environment,
    ...bridge?.environment,
  });

  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopping = true;
      // A terminal sends Ctrl+C to the server too; a second signal would cut its grace period short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      server.kill(signal);
    });
  }
  for (const output of [process.stdout, process.stderr]) {
    // The reader of the output, such as `head`, has ended. Every later line fails too.
    output.on('error', () => {
      if (!isStopping) server.kill('SIGTERM');
      isStopping = true;
    });
  }

  const database = process.env.DATABASE_URL?.trim() ? '' : 'PostgreSQL and ';
  const isReady = await step(`Starting ${database}the server`, () =>
    waitUntilReady(`${origin}/readyz`, server.ended),
  );
  const shown = server.show(origin);
  if (isReady) process.stdout.write(readyText(origin, bridge?.page ?? chain?.page ?? page));

  const { code, message } = describeExit(await server.ended, isStopping);
  await shown;
  if (message) process.stderr.write(`${message}\n`);
  process.exit(code);
}

function readyText(origin: string, page: string): string {
  const simulator = new URL(page).pathname === '/simulator/' ? `  Simulator  ${page}\n` : '';
  return `
Ready in ${(performance.now() / 1_000).toFixed(1)} s.

${simulator}  API docs   ${origin}/docs
  Mini app   ${origin}/

Press Ctrl+C to stop.
`;
}
