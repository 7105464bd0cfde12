import { gzipSync } from 'node:zlib';
import { analyticsBodyBytes } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { inflate } from './read-events.ts';

test('gzip is inflated to the original bytes', async () => {
  expect(String(await inflate(gzipSync('[1, 2]')))).toBe('[1, 2]');
});

test('a body may inflate to exactly the limit, and not to one byte more', async () => {
  const full = Buffer.alloc(analyticsBodyBytes, ' ');
  expect(await inflate(gzipSync(full))).toEqual(full);
  const more = gzipSync(Buffer.alloc(analyticsBodyBytes + 1, ' '));
  await expect(inflate(more)).rejects.toMatchObject({ status: 413 });
});

test('a gzip bomb of a gigabyte is refused at the limit', async () => {
  const layer = gzipSync(Buffer.alloc(64_000_000));
  const bomb = Buffer.concat(Array.from({ length: 16 }, () => layer));
  await expect(inflate(bomb)).rejects.toMatchObject({ status: 413 });
});

test('a truncated stream and bytes that are not gzip are refused', async () => {
  const half = gzipSync('x'.repeat(1_000)).subarray(0, 20);
  for (const bytes of [half, Buffer.from('[]'), Buffer.alloc(0)]) {
    await expect(inflate(bytes)).rejects.toMatchObject({ status: 400 });
  }
});
