import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import type { HttpResponse } from './response.ts';
import { responseTo } from './send.ts';

/** The time between two bytes of a trickle. Shorter than any time that the contract gives a request. */
export const trickleMs = 2_000;

/**
 * Writes `bytes` on a new connection to the origin of `url`, and returns the response. The bytes need not be HTTP.
 * @param place the subject of the error message
 * @param trickle text to write again every `trickleMs` until the response arrives or the connection ends
 * @returns `null` if the server closes the connection without a response.
 * @throws `BrokenRule` if neither a complete response nor the end of the connection arrives within `timeoutMs`.
 */
export async function sendRaw(
  url: URL,
  bytes: string | Uint8Array,
  { place, timeoutMs, trickle }: { place: string; timeoutMs: number; trickle?: string },
): Promise<HttpResponse | null> {
  const socket = openSocket(url);
  socket.write(bytes);
  const outgoing = request({ createConnection: () => readOnly(socket) });
  const late = new Error(`no response in ${timeoutMs / 1000} s`);
  const timer = setTimeout(() => outgoing.destroy(late), timeoutMs);
  const trickling = setInterval(() => {
    if (trickle !== undefined && socket.writable) socket.write(trickle);
  }, trickleMs);
  const seen = new Set<string>();
  const events = [url.protocol === 'https:' ? 'secureConnect' : 'connect', 'data', 'close'];
  for (const event of events) socket.once(event, () => void seen.add(event));
  outgoing.end();
  try {
    return await responseTo(outgoing, place);
  } catch (error) {
    const [connected = '', data = '', close = ''] = events;
    if (seen.has(connected) && !seen.has(data) && seen.has(close)) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(trickling);
    socket.destroy();
  }
}

/** Opens a connection to the origin of `url`. A reset of the connection only closes it. */
export function openSocket({ hostname, port, protocol }: URL): Socket {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket =
    protocol === 'https:'
      ? connectSecurely({ host, port: Number(port || 443), servername: host })
      : connect({ host, port: Number(port || 80) });
  return socket.on('error', () => undefined);
}

/** Returns a connection that reads from `socket` and drops what is written, such as the request of Node's client. */
function readOnly(socket: Socket): Duplex {
  const duplex = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  socket.on('data', (chunk) => duplex.push(chunk));
  socket.on('close', () => duplex.push(null));
  return duplex;
}
