import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from '@bold/sdk/contract';
import { liveSocketsRetrySeconds } from '@bold/sdk/limits';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { addressGroup, clientAddress } from '../limits/client-address.ts';
import type { SocketCount } from '../limits/socket-count.ts';

/**
 * Checks the origin of an upgrade request, and counts the request and the connection for the client's address.
 * @throws `ORIGIN_NOT_ALLOWED` if the origin is not allowed
 * @throws `TOO_MANY_REQUESTS` if the address has sent too many requests or has too many open connections
 */
export async function checkUpgradeLimits(
  request: IncomingMessage,
  stream: Duplex,
  { config, rateLimits }: Pick<Deps, 'config' | 'rateLimits'>,
  sockets: SocketCount,
): Promise<void> {
  if (!isAllowedOrigin(request.headers, config)) throw new Problem('ORIGIN_NOT_ALLOWED');
  const address = addressGroup(clientAddress(request, config.trustedProxies));
  await rateLimits.address(address);
  if (!sockets.add(address, stream)) {
    throw new Problem('TOO_MANY_REQUESTS', 'This address has too many live connections open.', {
      headers: { 'Retry-After': String(liveSocketsRetrySeconds) },
    });
  }
}

/**
 * Returns true for the server's own origin, for `corsOrigins` and for requests without the header Origin. Outside
 * production, also allows localhost and the host of the request.
 */
export function isAllowedOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  { publicUrl, corsOrigins, production }: Pick<Config, 'publicUrl' | 'corsOrigins' | 'production'>,
): boolean {
  // Native clients send no header Origin.
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin || corsOrigins.some((it) => it === origin)) {
    return true;
  }
  const page = URL.parse(origin);
  if (production || page === null) return false;
  return page.host === host || ['127.0.0.1', 'localhost', '[::1]'].includes(page.hostname);
}
