import { expect, test } from 'vitest';
import { createWorld, exportWorld } from './create-world.ts';
import { packText, unpackText } from './pack-text.ts';

test('any text is the same after packing and unpacking', async () => {
  const text = 'Капля 🌊 "quoted"';

  expect(await unpackText(await packText(text))).toBe(text);
});

test('a whole world fits into an address', async () => {
  const packed = await packText(exportWorld(createWorld()));

  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(10_000);
});

test('a text that was never packed is refused', async () => {
  await expect(unpackText('bm9uc2Vuc2U')).rejects.toThrow();
});
