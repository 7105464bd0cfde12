import { expect, test } from 'vitest';
import { Kit } from './kit.ts';
import { startRawServer } from './raw-server.fixture.ts';
import { testTarget } from './target.fixture.ts';

test('a request without a response is a step of the report', async () => {
  const address = await startRawServer((socket) => socket.end());
  const api = `http://${address}/api`;
  const kit = new Kit(testTarget({ api }), 'levels');
  const request = { method: 'GET', path: '', headers: {} };

  await expect(kit.call(request)).rejects.toThrow('GET /api got no response: ');
  expect(kit.steps.shown()).toEqual([`curl -i '${api}'`]);
});
