import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { SocketCount } from './socket-count.ts';

test('an address may have as many streams as the limit allows, and other addresses are not affected', () => {
  const sockets = new SocketCount(2);
  const add = (address: string) => sockets.add(address, new PassThrough());
  expect(['a', 'a', 'a', 'b'].map(add)).toEqual([true, true, false, true]);
});

test('a stream that ends frees its place, a refused stream frees none', async () => {
  const sockets = new SocketCount(1);
  const [first, refused] = [new PassThrough(), new PassThrough()];
  sockets.add('a', first);
  sockets.add('a', refused);
  refused.destroy();
  await new Promise(setImmediate);
  expect(sockets.of('a')).toBe(1);
  first.destroy();
  await expect.poll(() => sockets.of('a')).toBe(0);
  expect(sockets.add('a', new PassThrough())).toBe(true);
});

test('a stream that has ended before it is counted takes no place', async () => {
  const sockets = new SocketCount(1);
  const reset = new PassThrough().destroy();
  await once(reset, 'close');
  expect(sockets.add('a', reset)).toBe(true);
  expect(sockets.of('a')).toBe(0);
});
