import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { collectBody } from './collect-body.ts';

const incoming = (...sizes: number[]) =>
  Readable.from(sizes.map((size) => Buffer.alloc(size, 'x')));

test('a body within the limit is returned whole', async () => {
  expect((await collectBody(incoming(3, 4), 7)).toString()).toBe('xxxxxxx');
});

test('a body over the limit is read to its end, and only one byte above the limit is stored', async () => {
  const body = incoming(3, 5, 1_000);

  expect((await collectBody(body, 7)).length).toBe(8);
  expect(body.readableEnded).toBe(true);
  expect((await collectBody(incoming(7, 1), 7)).length).toBe(8);
});
