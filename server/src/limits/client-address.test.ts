import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressGroup, clientAddress } from './client-address.ts';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  [0, '1.1.1.1', '10.0.0.1'],
  [1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
  [2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
  [2, '1.1.1.1', '1.1.1.1'],
  [1, undefined, '10.0.0.1'],
  [1, ' , ', '10.0.0.1'],
  [1, '6.6.6.6, 1.1.1.1:50123', '1.1.1.1'],
  [1, '6.6.6.6, [2001:db8::1]:50123', '2001:db8::1'],
  [1, '[2001:db8::1]', '2001:db8::1'],
  [1, '2001:db8::1', '2001:db8::1'],
])('behind %i trusted proxies, X-Forwarded-For %j gives %s', (proxies, forwarded, address) => {
  expect(clientAddress(request(forwarded), proxies)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000::ffff:a00:1', '10.0.0.1'],
  ['::ffff:0.0.0.0', '0.0.0.0'],
  ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ['::fffe:203.0.113.7', '0:0:0:0::/64'],
  ['1::ffff:cb00:7107', '1:0:0:0::/64'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('the limits count %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
