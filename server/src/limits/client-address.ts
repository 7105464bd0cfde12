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
  return withoutPort(forwarded.at(-proxies) ?? forwarded[0] ?? own);
}

/**
 * Returns the address of an entry such as `203.0.113.7:50123` or `[2001:db8::1]:50123`. Some proxies add the client's
 * port, and each connection has another one.
 */
function withoutPort(entry: string): string {
  return /^(?:\[(.+)\]|([^:]+))(?::\d+)?$/.exec(entry)?.slice(1).find(Boolean) ?? entry;
}

/** Returns the group to which an address belongs: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL spells each address in one way only: in lower case, without leading zeros, as short as possible.
  const spelled = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([^:]+):([^:]+)$/.exec(spelled)?.slice(1);
  if (mapped) return mapped.flatMap(bytesOf).join('.');
  const [head = '', tail] = spelled.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  // The first 64 bits usually belong to one customer.
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
