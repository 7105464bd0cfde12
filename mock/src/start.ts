import { join } from 'node:path';
import { addressToOpen, serverEnvironment } from './server-environment.ts';
import { answers, farewell, isTaken, startServerProcess } from './server-process.ts';
import { botApiFor } from './telegram/bot-api/bot-api-for.ts';
import { chainFor } from './telegram/ton/chain-for.ts';
import { walletBridgeFor } from './telegram/ton/wallet-bridge-for.ts';

// `npm start`: the server as a child that is told the addresses of the stand-ins around it.

const root = join(import.meta.dirname, '../..');
const environment = serverEnvironment(process.env, root);
const address = addressToOpen(environment);

if (await isTaken(address)) {
  process.stderr.write(`Something answers on ${address} already: stop it or set PORT.\n`);
  process.exit(1);
}

const botApi = await botApiFor(environment, address);
const chain = await chainFor(environment, address);
const bridge = await walletBridgeFor(environment, chain?.page ?? address);
const server = startServerProcess(join(root, 'server/src/main.ts'), {
  ...environment,
  ...(botApi && { TELEGRAM_API_ROOT: botApi.address }),
  ...chain?.environment,
  ...bridge?.environment,
});

let asked = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    asked = true;
    // Ctrl+C reaches the server from the terminal already; a second one would cut its farewell short.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    // The server knows two of the three; a closed terminal means the same to it.
    server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
}

if (await answers(new URL('/readyz', address).href, server.ended)) {
  process.stdout.write(`Open ${bridge?.page ?? chain?.page ?? address}\n`);
}

const { code, words } = farewell(await server.ended, asked);
if (words) process.stderr.write(`${words}\n`);
process.exit(code);
