import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Deps } from '../deps.ts';
import { addressGroup, clientAddress } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import type { SocketCount } from './socket-count.ts';

/** Throws a problem if an upgrade is refused: first for its origin, then for the limits of its address. */
export async function admitUpgrade(
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
      headers: { 'Retry-After': '10' },
    });
  }
}
