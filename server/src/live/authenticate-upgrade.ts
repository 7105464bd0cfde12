import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Taps } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Authenticate, Player } from '../contract/player.ts';
import type { Deps } from '../deps.ts';
import { clientAddress } from '../limits/client-address.ts';
import { closeCode } from './connection.ts';

/** An upgraded socket, its player, and the player's balance at the time of the upgrade. */
export type AuthenticatedSocket = { socket: WebSocket; player: Player; balance: Taps };

type Authenticating = {
  sockets: WebSocketServer;
  authenticate: Authenticate;
  readBalance(userId: number): Promise<Taps>;
  noteAddress: Deps['noteAddress'];
  /** The number of trusted proxies. */
  trustedProxies: number;
  log: Logger;
};

/**
 * Authenticates the player who sends an upgrade request, notes the player's address, and opens a socket. After an
 * error, opens the socket only to send a close code, and returns undefined.
 */
export async function authenticateUpgrade(
  request: IncomingMessage,
  stream: Duplex,
  head: Buffer,
  { sockets, authenticate, readBalance, noteAddress, trustedProxies, log }: Authenticating,
): Promise<AuthenticatedSocket | undefined> {
  const upgrade = () =>
    new Promise<WebSocket>((resolve) => {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        socket.on('error', ignoreError);
        resolve(socket);
      });
    });
  try {
    const player = await authenticate(readInitData(request));
    noteAddress(player.userId, clientAddress(request, trustedProxies));
    const balance = await readBalance(player.userId);
    return { socket: await upgrade(), player, balance };
  } catch (error) {
    // A browser would hide the response to a refused upgrade, but not the close code.
    const socket = await upgrade();
    if (error instanceof Problem && error.status === 401) {
      socket.close(closeCode.initDataRefused, error.code);
    } else if (error instanceof Problem && error.code === 'PLAYER_BANNED') {
      socket.close(closeCode.banned, error.code);
    } else {
      log.error({ err: error }, 'A live connection could not be opened.');
      socket.close(closeCode.overloaded, 'SERVICE_UNAVAILABLE');
    }
    return undefined;
  }
}

/**
 * Keeps an error of a socket from ending the process. `ws` itself closes the socket with the right code after a frame
 * that is broken or too large.
 */
function ignoreError(): void {
  // Not a closure in `authenticateUpgrade`, which would keep the upgrade request in memory as long as the socket.
}

const readInitData = (request: IncomingMessage) =>
  new URL(request.url ?? '', 'http://live').searchParams.get('tg_auth') ?? '';

/** Returns the path of a request, without the query, or undefined if the URL is invalid. */
export function readPath({ url = '' }: IncomingMessage): string | undefined {
  // As a relative address, `//a/b` would be the path `/b` of the host `a`.
  return URL.parse(url.startsWith('/') ? `http://live${url}` : url)?.pathname;
}
