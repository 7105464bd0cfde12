import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;

/**
 * Returns a message if the port is invalid, forbidden or taken, otherwise null. The message says what to do.
 * @param command the command that was run, such as `npm start`
 */
export async function portProblem(
  port: string,
  host: string,
  command: string,
): Promise<string | null> {
  const number = Number(port);
  if (!isPort(number)) return `PORT must be a whole number from 1 to 65535 (got "${port}").`;
  const fault = await listenFault(number, host);
  if (fault === 'EACCES') {
    return `PORT=${port} needs rights that you do not have. Choose another port: ${withPort(8080, command)}`;
  }
  if (fault !== 'EADDRINUSE') return null;
  const other = withPort(await nextFreePort(number + 1, host), command);
  return `PORT=${port} is taken: something already listens on ${host}:${port}. Stop it, or choose another port: ${other}`;
}

/**
 * Returns the port in the variable PORT, `fallback` if PORT is not set, or 0 for any free port. If the port cannot be
 * used, prints why and ends the process.
 */
export async function portOrExit(fallback: string, command: string): Promise<number> {
  const port = process.env.PORT?.trim() || fallback;
  const problem = port === '0' ? null : await portProblem(port, '127.0.0.1', command);
  if (problem === null) return Number(port);
  console.error(problem);
  process.exit(1);
}

async function nextFreePort(from: number, host: string): Promise<number> {
  let port = isPort(from) ? from : 1_024;
  while ((await listenFault(port, host)) !== null) port += 1;
  return port;
}

/** Returns null if a server can listen on the port, otherwise the error code, such as `EADDRINUSE`. */
async function listenFault(port: number, host: string): Promise<string | null> {
  // macOS lets a server listen on one address beside another server that listens on all of them.
  if (await isListening(port, host)) return 'EADDRINUSE';
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
  probe.close();
  await once(probe, 'close');
  return null;
}

/** Returns true if something accepts a connection to the port. Sends no request. */
export async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns a text that says how to set PORT. On Windows the text omits `command`, as the syntax varies by shell. */
function withPort(port: number, command: string): string {
  return process.platform === 'win32' ? `set PORT to ${port}.` : `PORT=${port} ${command}`;
}
