import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the address of the client. Behind trusted proxies, reads the address from X-Forwarded-For: the entry at
 * position `proxies`, counted from the right.
 * @param proxies the number of trusted proxies
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const entries = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const forwarded = entries.map((entry) => entry.trim()).filter(Boolean);
  // Each trusted proxy appends the address that called it. A client can forge all entries to the left.
  return forwarded.at(-proxies) ?? forwarded[0] ?? own;
}

/**
 * Returns the key that identifies an address in the limits:
 * - for an IPv4 address, or an IPv4 address mapped into IPv6: the whole IPv4 address
 * - for any other IPv6 address: the first 64 bits
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  // The first 64 bits usually belong to one customer.
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
