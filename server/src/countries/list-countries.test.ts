import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { player } = await startServer();

test('[API-07] [ENT-11] all 249 countries are returned with name and flag', async () => {
  const { headers, body } = await player({ id: 1 }).call<object[]>('GET', '/country');
  expect(headers.get('Cache-Control')).toBe('private, max-age=60');
  expect(body).toHaveLength(249);
  expect(body).toContainEqual({ id: 'JP', name: 'Japan', flag: '🇯🇵' });
});
